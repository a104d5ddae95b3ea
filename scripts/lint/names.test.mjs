import assert from 'node:assert/strict';
import {describe, it} from 'mocha';
import {judge} from './names.mjs';

const forbidden = new Map([
  ['letter|letters', 'email'],
  ['lane', 'priority'],
]);
const faultsOf = (files, allowed = []) => judge(files, {forbidden, allowed});

describe('names', () => {
  it('are refused by file, folder and export, with what to write instead', () => {
    assert.deepEqual(faultsOf([['backend/src/lane/sent-letters.test.ts', 'export const one = 1;']]), [
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
      assert.match(faultsOf([['a.ts', text]]).join(), /^a\.ts#\w+: "letter" → email$/, text);
  });

  it('are refused for whole words alone, and where they are given alone', () => {
    const text =
      'export const planeLettering = 1;\nconst letter = 2;\nexport {letter as email};\nexport {Letter} from "./x";';
    assert.deepEqual(faultsOf([['planes.ts', text]]), []);
  });

  it('may be excepted for one word at one place, as long as something needs it', () => {
    const files = [['text.ts', 'export const letters = 1;\nexport const lane = 1;']];
    assert.deepEqual(faultsOf(files, [{at: /^text\.ts#/, words: 'letters'}]), ['text.ts#lane: "lane" → priority']);
    assert.deepEqual(faultsOf([['text.ts', '']], [{at: /^text\.ts/, words: 'letters'}]), [
      'exceção sem uso: /^text\\.ts/',
    ]);
  });
});
