import {ROTULOS_FONTE_LEITURA, type CampoLido, type FonteLeitura} from '@clube/domain';
import {CAMPO_LIDO, DA_REVENDA, valoresLidos, type CampoPreenchido, type Tocados} from './fill.ts';
import type {NotaLida} from './types';
import type {VendaEmEdicao} from '../venda';

/** What is to be said of a field that the reading filled in, or could not. */
export interface ConferenciaCampo {
  tom: 'certa' | 'duvida';
  rotulo?: string;
  porque: string;
}

/** A confidence in words: nobody weighs 0.62 against 0.71. */
export function confiancaEmPalavras(confianca: number): string {
  if (confianca >= 0.9) return 'confiança alta';
  return confianca >= 0.6 ? 'confiança média' : 'confiança baixa';
}

/** Beside a label there is room for a word. */
const CURTOS: Readonly<Record<FonteLeitura, string>> = {
  xml: 'XML',
  qrcode: 'QR code',
  codigo_barras: 'barras',
  chave: 'chave',
  texto: 'texto',
  ocr: 'imagem',
};

const CIDADE_BOA = 0.8;

const maiuscula = (texto: string): string => texto.charAt(0).toLocaleUpperCase('pt-BR') + texto.slice(1);
/** A reason as a sentence of its own. */
export const sentenca = (motivo: string): string => maiuscula(/[.!?]$/.test(motivo) ? motivo : `${motivo}.`);

function doCampo({certa, confianca, fonte, motivo}: CampoLido): ConferenciaCampo {
  const origem = ROTULOS_FONTE_LEITURA[fonte];
  if (certa) return {tom: 'certa', rotulo: CURTOS[fonte], porque: `Lido de: ${origem}.`};
  const razao = motivo ? sentenca(motivo) : 'Confira com a nota.';
  const comoLido = /^lid[oa]/i.test(razao)
    ? maiuscula(confiancaEmPalavras(confianca))
    : `Lido de: ${origem}, ${confiancaEmPalavras(confianca)}`;
  return {tom: 'duvida', rotulo: 'Confira', porque: `${razao} ${comoLido}.`};
}

export interface Contexto {
  lida: NotaLida | undefined;
  venda: VendaEmEdicao;
  tocados: Tocados;
  /** The registered reseller of the form's CNPJ has filled in its name and place. */
  daRevenda: boolean;
}

/** How a field was filled in; undefined where a person did, or nothing was read yet. */
export function conferenciaDoCampo(
  campo: CampoPreenchido,
  {lida, venda, tocados, daRevenda}: Contexto,
): ConferenciaCampo | undefined {
  if (daRevenda && DA_REVENDA.has(campo) && venda[campo])
    return {tom: 'certa', rotulo: 'revenda', porque: 'Do cadastro da revenda.'};
  if (lida?.estado !== 'lida' || tocados.has(campo)) return undefined;
  const lido = lida.campos[CAMPO_LIDO[campo]];
  if (!venda[campo])
    return campo === 'cidadeLoja'
      ? undefined
      : {
          tom: 'duvida',
          rotulo: 'Não lido',
          porque: lido?.motivo ? sentenca(lido.motivo) : 'Não deu para ler este campo.',
        };
  if (!lido || valoresLidos(lida)[campo] !== venda[campo]) return undefined;
  const conferencia = doCampo(lido);
  // The city may be left out and counts for nothing: one good reading of it is enough.
  return campo === 'cidadeLoja' && conferencia.tom === 'duvida' && lido.confianca >= CIDADE_BOA
    ? undefined
    : conferencia;
}
