import type {CampoLido, FonteLeitura} from '@clube/domain';
import type {Candidato} from './candidates';

/** A field's value with how well it was read. */
export interface Lido<T> {
  valor: T;
  campo: CampoLido;
}

const arredondar = (valor: number) => Math.round(Math.min(1, Math.max(0, valor)) * 1000) / 1000;

export function campo(
  confianca: number,
  certa: boolean,
  fonte: FonteLeitura,
  resto: Pick<CampoLido, 'motivo' | 'lugar'> = {},
): CampoLido {
  return {
    confianca: arredondar(confianca),
    certa,
    fonte,
    ...(resto.motivo && !certa ? {motivo: resto.motivo} : {}),
    ...(resto.lugar ? {lugar: resto.lugar} : {}),
  };
}

const MOTIVOS: Readonly<Record<FonteLeitura, string>> = {
  xml: 'Confira com o XML',
  qrcode: 'Confira com a nota',
  codigo_barras: 'Confira com a nota',
  chave: 'A chave de acesso não é certa: confira',
  texto: 'Lido do texto do PDF, sem outra confirmação: confira',
  ocr: 'Lido da imagem: confira',
};

/** A candidate as a field. What is not certain stays below what certain ones have, and says why. */
export function campoDe<T>(candidato: Candidato<T>, certa: boolean, motivo?: string): Lido<T> {
  const {melhor, confianca, fontes} = candidato;
  const fonte = fontes[0] ?? melhor.fonte;
  const nivel = certa ? Math.max(confianca, 0.95) : Math.min(confianca, 0.94);
  return {
    valor: candidato.valor,
    campo: campo(nivel, certa, fonte, {motivo: motivo ?? MOTIVOS[fonte], lugar: melhor.lugar}),
  };
}
