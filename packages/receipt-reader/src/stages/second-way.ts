import type {DocumentoLido, Pagina} from '../document/types';
import {MOTORES} from '../ocr';
import type {PapelLido} from './progress';
import {emendar} from './stitch';

/**
 * Nothing that the pixels could still tell is open: every line is there, whole, and makes up the total. What holds more
 * than one receipt is read again anyway once it is divided.
 */
export function completo({campos, itens, avisos}: DocumentoLido): boolean {
  if (avisos.some(({partes}) => partes)) return true;
  const inteiras = itens.every(({codigo, nome, valoresCertos}) => codigo && nome && valoresCertos);
  const lidos = campos.chave && campos.dataEmissao && campos.loja && campos.total?.certa;
  return itens.length > 0 && inteiras && lidos === true;
}

/** The pages as each way read them; where one did not read a page, as the other did. */
export function leiturasDe(papeis: readonly PapelLido[]): Pagina[][] {
  const usados = MOTORES.filter(motor => papeis.some(({leituras}) => leituras.has(motor)));
  return usados.map(motor =>
    emendar(
      papeis.flatMap(({leituras}) => {
        const pagina = leituras.get(motor) ?? [...leituras.values()][0];
        return pagina ? [pagina] : [];
      }),
    ),
  );
}
