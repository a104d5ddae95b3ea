import {decidedFlag, plainNumber, withoutNeutralising, type DecimalSign} from '@clube/domain';
import type {CheckedLine, ImportField, ImportKind} from './kind';
import type {SheetRow} from './reading/file';

const BAD_SIGN = 'O texto tem um caractere que não é aceito. Confira a codificação do arquivo';
const ROUNDED =
  'A planilha trocou o número por notação científica e perdeu dígitos. Formate a coluna como texto e digite o número de novo';
const MORE_CELLS = 'A linha tem mais células que o cabeçalho. Confira o separador';

/** A line with its checked values or errors, ready to be stored. */
export interface ReadLine {
  linha: number;
  texts: Readonly<Record<string, string>>;
  checked: CheckedLine;
}

/**
 * Reads the lines of one import: converts cells to texts in the format of requests, and validates them by the kind's
 * rules.
 */
export class LineChecker {
  private readonly places: {at: number; name: string; field: ImportField}[] = [];

  constructor(
    private readonly kind: ImportKind,
    campos: readonly (string | null)[],
    private readonly decimal: DecimalSign,
  ) {
    campos.forEach((name, at) => {
      const field = name === null ? undefined : kind.fields[name];
      if (name !== null && field) this.places.push({at, name, field});
    });
    this.width = campos.length;
  }

  private readonly width: number;

  read({linha, cells}: SheetRow): ReadLine {
    const texts: Record<string, string> = {};
    const sent: Record<string, string> = {};
    for (const {at, name, field} of this.places) {
      const text = withoutNeutralising(cells[at] ?? '');
      texts[name] = text;
      sent[name] = this.plain(text, field);
    }
    return {linha, texts, checked: this.refused(cells, texts) ?? this.kind.check(sent)};
  }

  /** Errors that no rule of a field can detect. */
  private refused(cells: readonly string[], texts: Readonly<Record<string, string>>): CheckedLine | undefined {
    const rounded = this.places.find(({name, field}) => field.kind === 'text' && SCIENTIFIC.test(texts[name] ?? ''));
    if (rounded) return {errors: [{campo: rounded.name, mensagem: ROUNDED}]};
    const bad = Object.entries(texts).find(([, text]) => INVALID_CHARACTERS.test(text));
    if (bad) return {errors: [{campo: bad[0], mensagem: BAD_SIGN}]};
    if (cells.length > this.width && cells.slice(this.width).some(cell => cell.trim() !== ''))
      return {errors: [{campo: '', mensagem: MORE_CELLS}]};
    return undefined;
  }

  private plain(text: string, {kind}: ImportField): string {
    if (kind === 'int' || kind === 'number') return plainNumber(text, this.decimal);
    return kind === 'bool' ? decidedFlag(text) : text;
  }
}

/** `7,89123E+12`: the notation that spreadsheets use for a long number. */
const SCIENTIFIC = /^\s*-?\d([.,]\d+)?e\+\d+\s*$/i;
/** NUL, which the database cannot store, and U+FFFD, which a decoder writes for bytes of another encoding. */
const INVALID_CHARACTERS = /[\u0000\ufffd]/;
