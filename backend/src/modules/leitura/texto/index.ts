import {lerChave, normalizarChave} from '@clube/domain';
import type {Indicios, Pagina} from '../documento/tipos';
import {lerChaves} from './identidade/chave';
import {acharCnpjs, lerCnpj} from './emitente/cnpjs';
import {melhores} from './confianca';
import {contar} from './totais/contas-do-todo';
import {lerEmissao} from './identidade/emissao';
import {lerLoja} from './emitente/emitente';
import {lerCupom} from './itens/cupom';
import {lerDetalhados} from './itens/detalhados';
import {lerRotulados} from './itens/rotulados';
import {lerSemTitulos} from './itens/sem-titulos';
import {lerTabela} from './itens/tabela';
import {emLados} from './varias/lados';
import {emFolhas} from './linhas/linhas';
import {lerLugar} from './emitente/lugar';
import {lerMarcas} from './identidade/marcas';
import {lerModelo} from './identidade/modelo';
import {naoFiscal} from './identidade/nao-fiscal';
import {lerNumeracao} from './identidade/numero-serie';
import {lerTotais} from './totais/totais';
import {semVias} from './varias/vias';

export {notasNaFolha} from './varias/lados';
export type {CodigoNaFolha} from './varias/trechos';

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
