import { afterAll } from 'vitest';
import './opening.cases.ts';
import './recovery.cases.ts';
import './setup.cases.ts';
import './signedIn.cases.ts';
import { coverage } from './sessionFixtures.ts';

afterAll(coverage.expectComplete);
