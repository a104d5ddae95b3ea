import type {FonteLeitura} from '@clube/domain';
import type {ArquivoParaLer, DocumentoLido, Indicios} from './document/types';
import {escolherChave, juntar} from './join';
import {abrirArquivo} from './stages/open-file';
import {Andamento, type Unidade} from './stages/progress';
import {lerImagem} from './stages/read-image';
import {completo, leiturasDe} from './stages/second-way';
import {acharPartes, soDe} from './stages/parts';
import {lerTexto} from './text';

/** The second way may take so much longer than the first. */
const DEMORA = 2;

export interface OpcoesLeitura {
  /** Civil date, YYYY-MM-DD. */
  hoje: string;
  /** Milliseconds after which no further page is begun. */
  prazoMs?: number;
  /** Milliseconds that a page may take: what is left of them is spent on reading it another way where need be. */
  porPaginaMs?: number;
  /** What the limits are measured by, in milliseconds. */
  relogio?(): number;
  /** Told what is known so far, after each stage. */
  aoProgresso?(parcial: DocumentoLido): void;
}

/**
 * Reads a receipt out of its files: cheap ways first (XML, a PDF's own text, codes), pixels only when those leave
 * something open. Throws only for faults of the machine; what a file contains ends as less that was read.
 */
export async function lerDocumento(arquivos: readonly ArquivoParaLer[], opcoes: OpcoesLeitura): Promise<DocumentoLido> {
  const inicio = performance.now();
  const relogio = opcoes.relogio ?? (() => performance.now());
  const partida = relogio();
  const andamento = new Andamento();
  const fechar: (() => Promise<void>)[] = [];
  const ateAqui = () => concluir(andamento, opcoes, performance.now() - inicio);
  let lido = ateAqui();
  // Interpreting the texts is no small part of the work: once for each stage.
  const progredir = () => {
    lido = ateAqui();
    opcoes.aoProgresso?.(lido);
  };
  try {
    for (const [indice, arquivo] of arquivos.entries()) {
      const liberar = await abrirArquivo(andamento, arquivo, indice);
      if (liberar) fechar.push(liberar);
      progredir();
    }
    if (lido.certa) return lido;
    for (const [lidas, porLer] of andamento.porLer.entries()) {
      if (relogio() - partida > (opcoes.prazoMs ?? Infinity)) {
        andamento.deixadas += andamento.porLer.length - lidas;
        return ateAqui();
      }
      await lerImagem(andamento, porLer, relogio);
      progredir();
    }
    // Another way of reading costs as much as the first: only for what stayed open, and only while there is time.
    const ate = Math.min(opcoes.prazoMs ?? Infinity, andamento.paginas * (opcoes.porPaginaMs ?? Infinity));
    for (const papel of andamento.papeis) {
      if (completo(lido)) break;
      if (!papel.outraVez || relogio() - partida + papel.duracaoMs * DEMORA > ate) continue;
      await papel.outraVez();
      progredir();
    }
    return lido;
  } finally {
    await Promise.allSettled(fechar.map(liberar => liberar()));
  }
}

function concluir(andamento: Andamento, {hoje}: OpcoesLeitura, duracaoMs: number): DocumentoLido {
  const partes = acharPartes(andamento.unidades);
  const [primeira] = partes;
  // Of several receipts the first is shown, so that nothing of one is mixed with another.
  const daPrimeira = (de: Unidade['origem']) =>
    partes.length < 2 || (primeira?.unidades.some(({origem}) => origem === de) ?? true);
  const textos = andamento.paginasTexto.filter(daPrimeira);
  const imagens = leiturasDe(andamento.papeis.filter(daPrimeira));
  const diretas =
    partes.length > 1 && primeira ? andamento.diretas.map(cada => soDe(primeira.lugares, cada)) : andamento.diretas;
  const chave = escolherChave(diretas)?.valor;
  const leituras: Indicios[] = [...diretas];
  for (const paginas of [textos, ...imagens])
    if (paginas.length > 0) leituras.push(lerTexto(paginas, {hoje, ...(chave ? {chave} : {})}));
  const documento = juntar(leituras, {
    hoje,
    ...(partes.length > 1 ? {partes: partes.map(({lugares}) => lugares)} : {}),
  });
  return {
    ...documento,
    avisos: [...documento.avisos, ...limites(andamento)],
    medidas: {vias: viasDe(leituras), paginas: andamento.paginas, duracaoMs: Math.round(duracaoMs)},
  };
}

function limites({deixadas, recusados}: Andamento): DocumentoLido['avisos'] {
  return [
    ...(deixadas > 0
      ? [{tipo: 'limite', gravidade: 'atencao', texto: `${deixadas} páginas não foram lidas.`} as const]
      : []),
    ...(recusados > 0
      ? [{tipo: 'falha', gravidade: 'atencao', texto: 'O arquivo não pôde ser aberto para leitura.'} as const]
      : []),
  ];
}

function viasDe(leituras: readonly Indicios[]): FonteLeitura[] {
  const fontes = leituras.flatMap(({fonteItens, itens, marcas: _, ...campos}) => [
    ...Object.values(campos).flatMap(indicios => (indicios as {fonte: FonteLeitura}[]).map(({fonte}) => fonte)),
    ...(itens?.length && fonteItens ? [fonteItens] : []),
  ]);
  return [...new Set(fontes)];
}
