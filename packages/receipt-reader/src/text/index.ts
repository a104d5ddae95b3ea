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
  /** The access key, if it was read from a code. */
  chave?: string;
  /** Date; later issue dates are rejected. */
  today?: string;
}

// Chosen: below it, a value is more likely misread than correct.
/** Minimum confidence of a printed key for checking other fields against it. */
const MIN_KEY_CONFIDENCE = 0.6;
/** Minimum confidence of a mark on a document without a name. */
const PLAIN_MARK = 0.8;

/** Removes fields without a value. */
function withoutEmpty(fieldsRead: Evidence): Evidence {
  const hasValue = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fieldsRead).filter(([, value]) => hasValue(value)));
}

/**
 * Reads a receipt from its words, by labels, columns and sums instead of the layouts of particular vendors.
 * Amounts in integer cents. Takes the pages of one receipt in order; never throws because of their content.
 */
export function readText(pages: readonly Page[], hints: Hints = {}): Evidence {
  const sides = pages.map(toSides);
  // Next to the first may be a copy or another receipt, of which only the key is used, to detect it.
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
  // A text layer has all headings; a picture may have lost them.
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
  // Its key, kind and number belong to other documents.
  const {chave: _, modelo: __, numero: ___, serie: ____, ...rest} = fieldsRead;
  return {...rest, marcas: [foreign, ...(fieldsRead.marcas ?? []).filter(({value}) => value !== 'homologacao')]};
}
