import {CAMPOS_PROVA} from '../verdade';
import type {Achado} from './comparar';
import {achadosDe, acerto, contar, percentil, segundosPorPagina, type Contagem, type Medicao} from './contar';
import {metas} from './metas';

/** Columns as wide as their widest cell, the first to the left. */
function alinhar(linhas: readonly (readonly string[])[]): string {
  const larguras = (linhas[0] ?? []).map((_, i) => Math.max(...linhas.map(linha => (linha[i] ?? '').length)));
  return linhas
    .map(linha =>
      linha
        .map((celula, i) => (i === 0 ? celula.padEnd(larguras[i] ?? 0) : celula.padStart(larguras[i] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

const por = (valor: number | undefined) => (valor === undefined ? '-' : (valor * 100).toFixed(0));
const seg = (valor: number | undefined) => (valor === undefined ? '-' : valor.toFixed(1));

function grupos(medicoes: readonly Medicao[], chave: (medicao: Medicao) => string): [string, Medicao[]][] {
  const mapa = new Map<string, Medicao[]>();
  for (const medicao of medicoes) mapa.set(chave(medicao), [...(mapa.get(chave(medicao)) ?? []), medicao]);
  return [...mapa].sort(([a], [b]) => a.localeCompare(b));
}

function porGrupo(titulo: string, medicoes: readonly Medicao[], chave: (medicao: Medicao) => string): string {
  const cabeca = [titulo, 'docs', 'certain', ...CAMPOS_PROVA, 'wrong+certain', 'p50', 'p90', 'max'];
  const linhas = [...grupos(medicoes, chave), ['all', [...medicoes]] as [string, Medicao[]]].map(([nome, grupo]) => {
    const tempos = segundosPorPagina(grupo);
    return [
      nome,
      String(grupo.length),
      String(grupo.filter(({certa}) => certa).length),
      ...CAMPOS_PROVA.map(campo => por(acerto(grupo, campo))),
      String(contar(achadosDe(grupo)).erradosCertos),
      seg(percentil(tempos, 0.5)),
      seg(percentil(tempos, 0.9)),
      seg(percentil(tempos, 1)),
    ];
  });
  return alinhar([cabeca, ...linhas]);
}

const celulas = ({total, lidos, certos, errados, vazios, erradosCertos}: Contagem) =>
  [total, lidos, certos, errados, vazios, erradosCertos].map(String);

const CONTAGENS = ['expected', 'read', 'right', 'wrong', 'empty', 'wrong+certain'];

function porCampo(medicoes: readonly Medicao[]): string {
  const campos: Achado['campo'][] = [...CAMPOS_PROVA, 'avisos'];
  const linhas = campos.map(campo => [campo, ...celulas(contar(achadosDe(medicoes, campo)))]);
  return alinhar([['field', ...CONTAGENS], ...linhas]);
}

function porVia(medicoes: readonly Medicao[]): string {
  const linhas = CAMPOS_PROVA.flatMap(campo => {
    const achados = achadosDe(medicoes, campo).filter(({fonte}) => fonte !== undefined);
    const fontes = [...new Set(achados.map(({fonte}) => fonte))].sort();
    return fontes.map(fonte => [
      `${campo} by ${fonte}`,
      ...celulas(contar(achados.filter(achado => achado.fonte === fonte))),
    ]);
  });
  return alinhar([['way', ...CONTAGENS], ...linhas]);
}

function tabelaDeMetas(medicoes: readonly Medicao[]): string {
  const linhas = metas(medicoes).map(({nome, meta, medido, cumprida}) => [
    nome,
    meta,
    medido,
    cumprida === undefined ? 'not measured' : cumprida ? 'ok' : 'MISSED',
  ]);
  return alinhar([['goal', 'to reach', 'measured', ''], ...linhas]);
}

/** Everything that was measured, as text. Fields: right out of what could be read, in percent; seconds: a page. */
export function relatorio(medicoes: readonly Medicao[]): string {
  return [
    porGrupo('form', medicoes, ({prova}) => prova.forma),
    porGrupo('layout', medicoes, ({prova}) => prova.layout),
    porCampo(medicoes),
    porVia(medicoes),
    tabelaDeMetas(medicoes),
  ].join('\n\n');
}
