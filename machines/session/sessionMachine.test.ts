import { afterAll } from 'vitest';
import './opening.scenarios.ts';
import './signedIn.scenarios.ts';
import { coverage } from './sessionUnderTest.ts';

afterAll(coverage.expectComplete);
