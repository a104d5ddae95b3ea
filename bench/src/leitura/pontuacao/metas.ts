import {achadosDe, acerto, contar, percentil, segundosPorPagina, type Medicao} from './contar';

export interface Meta {
  nome: string;
  meta: string;
  medido: string;
  /** Undefined when nothing of the kind was measured. */
  cumprida: boolean | undefined;
}

const por = (valor: number | undefined) => (valor === undefined ? '-' : `${(valor * 100).toFixed(1)} %`);
const segundos = (valor: number | undefined) => (valor === undefined ? '-' : `${valor.toFixed(1)} s`);

function minimo(nome: string, medido: number | undefined, meta: number): Meta {
  return {
    nome,
    meta: `≥ ${por(meta)}`,
    medido: por(medido),
    cumprida: medido === undefined ? undefined : medido >= meta,
  };
}

function maximo(nome: string, medido: number | undefined, meta: number): Meta {
  return {
    nome,
    meta: `≤ ${segundos(meta)}`,
    medido: segundos(medido),
    cumprida: medido === undefined ? undefined : medido <= meta,
  };
}

/** What reading has to reach, and whether it did. */
export function metas(medicoes: readonly Medicao[]): Meta[] {
  const pdfs = medicoes.filter(({prova}) => prova.forma.startsWith('pdf'));
  const textos = pdfs.filter(({prova}) => prova.forma === 'pdf');
  const fotos = medicoes.filter(({prova}) => prova.forma.startsWith('foto') && prova.codigoVisivel);
  const limpas = medicoes.filter(({prova}) => prova.forma === 'foto-0');
  const {erradosCertos} = contar(achadosDe(medicoes));
  const tempos = segundosPorPagina(medicoes);
  return [
    minimo('key, PDFs (with text and scanned)', acerto(pdfs, 'chave'), 0.98),
    minimo('key, photos with a visible code', acerto(fotos, 'chave'), 0.9),
    {nome: 'wrong and certain', meta: 'none', medido: String(erradosCertos), cumprida: erradosCertos === 0},
    minimo('item lines, PDFs with text', acerto(textos, 'itens'), 0.95),
    minimo('item lines, clean photos', acerto(limpas, 'itens'), 0.6),
    minimo('date, PDFs with text', acerto(textos, 'data'), 0.98),
    minimo('total, PDFs with text', acerto(textos, 'total'), 0.98),
    minimo('CNPJ, PDFs with text', acerto(textos, 'cnpj'), 0.98),
    maximo('seconds a page, longest', percentil(tempos, 1), 20),
    maximo('seconds a page, median', percentil(tempos, 0.5), 5),
  ];
}
