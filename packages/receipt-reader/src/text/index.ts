import {lerChave, normalizarChave} from '@clube/domain';
import type {Indicios, Pagina} from '../document/types';
import {lerChaves} from './identity/key';
import {acharCnpjs, lerCnpj} from './issuer/cnpjs';
import {melhores} from './confidence';
import {contar} from './totals/whole-sums';
import {lerEmissao} from './identity/issue-date';
import {lerLoja} from './issuer/issuer';
import {lerCupom} from './items/coupon/coupon';
import {lerDetalhados} from './items/table/detailed';
import {lerRotulados} from './items/labelled/labelled';
import {lerSemTitulos} from './items/table/untitled';
import {lerTabela} from './items/table/table';
import {emLados} from './several/side-by-side';
import {emFolhas} from './lines/lines';
import {lerLugar} from './issuer/place';
import {lerMarcas} from './identity/marks';
import {lerModelo} from './identity/model';
import {naoFiscal} from './identity/not-fiscal';
import {lerNumeracao} from './identity/number-and-series';
import {lerTotais} from './totals/totals';
import {semVias} from './several/copies';

export {notasNaFolha} from './several/side-by-side';
export type {CodigoNaFolha} from './several/sections';

export interface Dicas {
  /** The access key, where a code gave it. */
  chave?: string;
  /** Civil date: nothing is issued after it. */
  hoje?: string;
}

/** Without the fields for which nothing was found. */
function enxuto(lidos: Indicios): Indicios {
  const ha = (valor: unknown) => valor !== undefined && !(Array.isArray(valor) && valor.length === 0);
  return Object.fromEntries(Object.entries(lidos).filter(([, valor]) => ha(valor)));
}

/**
 * What the words of a receipt say, by what its labels, columns and sums mean and not by where one maker puts them.
 * Amounts in integer cents. Takes the pages of one receipt in their order; never throws for what they contain.
 */
export function lerTexto(paginas: readonly Pagina[], dicas: Dicas = {}): Indicios {
  const lados = paginas.map(emLados);
  // Beside the first stands a copy of it, or another receipt: of that the key alone matters, which tells so.
  const folhas = semVias(emFolhas(lados.flatMap(([primeiro]) => primeiro ?? [])));
  const aoLado = emFolhas(lados.flatMap(([, ...outros]) => outros));
  const [daqui, deLado] = [lerChaves(folhas, dicas.hoje), lerChaves(aoLado, dicas.hoje)];
  const chaves = melhores([...daqui, ...deLado]);
  const outra = deLado.find(({valor, confianca}) => confianca >= 0.9 && daqui.every(sua => sua.valor !== valor));
  const dica = dicas.chave ? normalizarChave(dicas.chave) : undefined;
  const segura = dica ?? (chaves[0] && chaves[0].confianca >= 0.6 ? chaves[0].valor : undefined);
  const daChave = segura ? lerChave(segura) : undefined;
  const modelos = lerModelo(folhas);
  const impressos = acharCnpjs(folhas);
  const cnpjs = lerCnpj(impressos, daChave?.cnpj);
  const doEmitente = impressos.find(({cnpj}) => cnpj === cnpjs[0]?.valor);
  const mes = daChave && `${daChave.ano}-${String(daChave.mes).padStart(2, '0')}`;
  // Print is told by its headings; pixels may have lost them.
  const deImagens = folhas.some(({pagina}) => pagina.fonte === 'ocr');
  const leituras = [
    lerTabela(folhas),
    lerDetalhados(folhas),
    lerCupom(folhas),
    lerRotulados(folhas),
    deImagens ? lerSemTitulos(folhas) : undefined,
  ].filter(leitura => leitura !== undefined);
  const alheio = naoFiscal(folhas, segura !== undefined);
  const lidos = enxuto({
    chave: chaves,
    modelo: modelos,
    ...lerNumeracao(folhas, daChave?.modelo ?? modelos[0]?.valor, daChave),
    cnpj: cnpjs,
    loja: lerLoja(folhas, doEmitente),
    ...lerLugar(folhas, daChave?.uf),
    dataEmissao: lerEmissao(folhas, mes, dicas.hoje),
    ...contar(leituras, leitura => lerTotais(folhas, leitura?.termos ?? new Set())),
    marcas: [
      ...(outra ? [{...outra, valor: 'duas_notas' as const}] : []),
      ...lerMarcas(folhas).filter(({confianca}) => confianca >= 0.8 || modelos.length > 0),
    ],
  });
  if (!alheio) return lidos;
  // Key, kind and number that it names are those of other documents.
  const {chave: _, modelo: __, numero: ___, serie: ____, ...resto} = lidos;
  return {...resto, marcas: [alheio, ...(lidos.marcas ?? []).filter(({valor}) => valor !== 'homologacao')]};
}
