import {readAccessKey, normaliseAccessKey} from '@clube/domain';
import {SURE_KEY} from '../document/certainty';
import type {Evidence, Page} from '../document/types';
import {readKeys} from './identity/key';
import {findCnpjs, readCnpj} from './issuer/cnpjs';
import {bestFirst} from './confidence';
import {reconcileTotals} from './totals/whole-sums';
import {readIssueDate} from './identity/issue-date';
import {readLoja} from './issuer/issuer';
import {readCoupon} from './items/coupon/coupon';
import {readDetailed} from './items/table/detailed';
import {readLabelled} from './items/labelled/labelled';
import {readUntitled} from './items/table/untitled';
import {readTable} from './items/table/table';
import {toSides} from './several/side-by-side';
import {toSheets} from './lines/lines';
import {readPlace} from './issuer/place';
import {readMarks} from './identity/marks';
import {readModel} from './identity/model';
import {notFiscal} from './identity/not-fiscal';
import {readNumbering} from './identity/number-and-series';
import {readTotals} from './totals/totals';
import {withoutCopies} from './several/copies';

export {notasOnSheet} from './several/side-by-side';
export type {CodeOnSheet} from './several/sections';

export interface Hints {
  /** The access key, where a code gave it. */
  chave?: string;
  /** Civil date: nothing is issued after it. */
  today?: string;
}

// Chosen: what was read worse is likelier misread than true.
/** Of a printed key, for other fields to be held against it. */
const MIN_KEY_CONFIDENCE = 0.6;
/** Of a mark on what calls itself by no document's name. */
const PLAIN_MARK = 0.8;

/** Without the fields for which nothing was found. */
function withoutEmpty(fieldsRead: Evidence): Evidence {
  const hasValue = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fieldsRead).filter(([, value]) => hasValue(value)));
}

/**
 * What the words of a receipt say, by what its labels, columns and sums mean and not by where one maker puts them.
 * Amounts in integer cents. Takes the pages of one receipt in their order; never throws for what they contain.
 */
export function readText(pages: readonly Page[], hints: Hints = {}): Evidence {
  const sides = pages.map(toSides);
  // Beside the first stands a copy of it, or another receipt: of that the key alone matters, which tells so.
  const sheets = withoutCopies(toSheets(sides.flatMap(([first]) => first ?? [])));
  const besideSheets = toSheets(sides.flatMap(([, ...others]) => others));
  const [ownKeys, besideKeys] = [readKeys(sheets, hints.today), readKeys(besideSheets, hints.today)];
  const keys = bestFirst([...ownKeys, ...besideKeys]);
  const otherKey = besideKeys.find(
    ({value, confidence}) => confidence >= SURE_KEY && ownKeys.every(own => own.value !== value),
  );
  const hint = hints.chave ? normaliseAccessKey(hints.chave) : undefined;
  const sureKey = hint ?? (keys[0] && keys[0].confidence >= MIN_KEY_CONFIDENCE ? keys[0].value : undefined);
  const keyParts = sureKey ? readAccessKey(sureKey) : undefined;
  const models = readModel(sheets);
  const printed = findCnpjs(sheets);
  const cnpjs = readCnpj(printed, keyParts?.cnpj);
  const ofIssuer = printed.find(({cnpj}) => cnpj === cnpjs[0]?.value);
  const month = keyParts && `${keyParts.ano}-${String(keyParts.mes).padStart(2, '0')}`;
  // Print has its headings; pixels may have lost them.
  const fromImages = sheets.some(({page}) => page.source === 'ocr');
  const readings = [
    readTable(sheets),
    readDetailed(sheets),
    readCoupon(sheets),
    readLabelled(sheets),
    fromImages ? readUntitled(sheets) : undefined,
  ].filter(reading => reading !== undefined);
  const foreign = notFiscal(sheets, sureKey !== undefined);
  const fieldsRead = withoutEmpty({
    chave: keys,
    modelo: models,
    ...readNumbering(sheets, keyParts?.modelo ?? models[0]?.value, keyParts),
    cnpj: cnpjs,
    loja: readLoja(sheets, ofIssuer),
    ...readPlace(sheets, keyParts?.uf),
    dataEmissao: readIssueDate(sheets, month, hints.today),
    ...reconcileTotals(readings, reading => readTotals(sheets, reading?.terms ?? new Set())),
    marcas: [
      ...(otherKey ? [{...otherKey, value: 'duas_notas' as const}] : []),
      ...readMarks(sheets).filter(({confidence}) => confidence >= PLAIN_MARK || models.length > 0),
    ],
  });
  if (!foreign) return fieldsRead;
  // Key, kind and number that it names are those of other documents.
  const {chave: _, modelo: __, numero: ___, serie: ____, ...rest} = fieldsRead;
  return {...rest, marcas: [foreign, ...(fieldsRead.marcas ?? []).filter(({value}) => value !== 'homologacao')]};
}
