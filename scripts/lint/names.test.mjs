import assert from 'node:assert/strict';
import {describe, it} from 'mocha';
import {findNameViolations} from './names.mjs';

const forbidden = new Map([
  ['letter|letters', 'email'],
  ['lane', 'priority'],
]);
const violationsOf = (files, allowed = []) => findNameViolations(files, {forbidden, allowed});

describe('names', () => {
  it('are refused by file, folder and export, with what to write instead', () => {
    assert.deepEqual(violationsOf([['backend/src/lane/sent-letters.test.ts', 'export const one = 1;']]), [
      'backend/src/lane/sent-letters.test.ts: "lane" → priority',
      'backend/src/lane/sent-letters.test.ts: "letters" → email',
    ]);
    for (const text of [
      'export const sendLetter = 1;',
      'export async function sendLetter() {}',
      'export default class Letter {}',
      'export abstract class Letter {}',
      'export interface LetterRow {}',
      'export type {Email as Letter} from "./email";',
      'export {\n  letter,\n  email,\n};',
      'export const MAX_LETTER = 1;',
    ])
      assert.match(violationsOf([['a.ts', text]]).join(), /^a\.ts#\w+: "letter" → email$/, text);
  });

  it('are refused for whole words alone, and where they are given alone', () => {
    const text =
      'export const planeLettering = 1;\nconst letter = 2;\nexport {letter as email};\nexport {Letter} from "./x";';
    assert.deepEqual(violationsOf([['planes.ts', text]]), []);
  });

  it('may be excepted for one word at one place, as long as something needs it', () => {
    const files = [['text.ts', 'export const letters = 1;\nexport const lane = 1;']];
    assert.deepEqual(violationsOf(files, [{at: /^text\.ts#/, words: 'letters'}]), ['text.ts#lane: "lane" → priority']);
    assert.deepEqual(violationsOf([['text.ts', '']], [{at: /^text\.ts/, words: 'letters'}]), [
      'exceção sem uso: /^text\\.ts/',
    ]);
  });
});
