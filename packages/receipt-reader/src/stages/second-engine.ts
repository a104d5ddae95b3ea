import type {DocumentReading, Page} from '../document/types';
import {ENGINES} from '../ocr';
import type {PaperReading} from './progress';
import {stitch} from './stitch';

/**
 * Whether a second OCR engine is not needed: every line is complete, and they add up to the total. A document with more
 * than one receipt is read again anyway after it is divided.
 */
export function isComplete({campos: fields, itens, avisos: notices}: DocumentReading): boolean {
  if (notices.some(({partes: parts}) => parts)) return true;
  const complete = itens.every(({codigo: code, nome, valoresCertos}) => code && nome && valoresCertos);
  const papersRead = fields.chave && fields.dataEmissao && fields.loja && fields.total?.certa;
  return itens.length > 0 && complete && papersRead === true;
}

/** The pages by engine; a page that an engine did not read is taken from the other one. */
export function pagesByEngine(papers: readonly PaperReading[]): Page[][] {
  const used = ENGINES.filter(engine => papers.some(({pagesByEngine: ways}) => ways.has(engine)));
  return used.map(engine =>
    stitch(
      papers.flatMap(({pagesByEngine: ways}) => {
        const page = ways.get(engine) ?? [...ways.values()][0];
        return page ? [page] : [];
      }),
    ),
  );
}
