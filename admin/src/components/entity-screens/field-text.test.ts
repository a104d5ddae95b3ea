import assert from 'node:assert/strict';
import type {FieldDescription} from '@clube/api-client/fields';
import {fieldText} from './field-text.ts';

const field = (display: FieldDescription['display'], more: Partial<FieldDescription> = {}): FieldDescription => ({
  title: 'Campo',
  display,
  ...more,
});

describe('A field as text', () => {
  it('is written as its declaration says', () => {
    const options = [{value: 1, text: 'Smart'}];
    const written = [
      fieldText(field('text'), 'Rede Sul'),
      fieldText(field('cnpj'), '11222333000181'),
      fieldText(field('money'), 1412.9),
      fieldText(field('decimal', {decimals: 3}), 0.01),
      fieldText(field('points'), 12000),
      fieldText(field('date'), '2026-03-01'),
      fieldText(field('choice', {options}), 1),
      fieldText(field('tags'), ['azul', 'fosca']),
      fieldText(field('switch', {on: 'Ativa', off: 'Inativa'}), 0),
      fieldText(field('switch'), true),
    ].map(text => text.replaceAll('\u00a0', ' '));
    assert.deepEqual(written, [
      'Rede Sul',
      '11.222.333/0001-81',
      'R$ 1.412,90',
      '0,010',
      '12.000',
      '01/03/2026',
      'Smart',
      'azul, fosca',
      'Inativa',
      'Sim',
    ]);
  });

  it('is a dash where there is nothing', () => {
    for (const nothing of [null, undefined, '']) assert.equal(fieldText(field('date'), nothing), '–');
  });
});
