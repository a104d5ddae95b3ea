import {
  LANCAMENTO_LABELS,
  NOTA_STATE_LABELS,
  addDays,
  deliverySentence,
  formatReais,
  isResgateStatus,
  type CivilDate,
} from '@clube/domain';
import {dayOf, monthName, showShortDate} from '../../../base/formats.ts';
import type {Movimento} from '../../../base/types.ts';

/** The texts of a row of the feed: title and result. */
export interface MovimentoTexts {
  title: string;
  detail: string;
}

type Part = string | false | null | undefined;
const joined = (...parts: Part[]): string => parts.filter(Boolean).join('\u00a0· ');

/** Rows about receipts with points, and what happened to them later. */
function ofVenda(row: Movimento, today: CivilDate): MovimentoTexts {
  const {tipo, loja, identificador, quando, pontosDobrados, codigo, codigoSemEfeito} = row;
  const scored = tipo === 'pontuacao';
  return {
    title: loja ?? nameOf(row),
    detail: joined(
      !scored && nameOf(row),
      identificador && `Nota ${identificador}`,
      showShortDate(quando, today),
      scored && pontosDobrados && 'master ×2',
      scored && codigo && `código ${codigo}`,
      scored && codigoSemEfeito && 'código sem efeito',
    ),
  };
}

/** A receipt without points: the reason, or that it is still being checked. */
function ofNota(row: Movimento, today: CivilDate): MovimentoTexts {
  const {loja, identificador, totalVenda, quando, estadoNota, leitura, reprovadoMotivo, reenviadaEm} = row;
  const day = showShortDate(quando, today);
  const title = loja ?? `Nota enviada em ${day}`;
  const amount = typeof totalVenda === 'number' && formatReais(Math.round(totalVenda * 100));
  switch (estadoNota) {
    case 'pendente':
      return {
        title,
        detail: joined(leitura === 'em_leitura' ? 'Em leitura' : 'Em análise', amount, loja && `enviada ${day}`),
      };
    case 'reprovada':
      return {
        title,
        detail: joined(
          NOTA_STATE_LABELS.reprovada,
          reprovadoMotivo,
          reenviadaEm && `enviada de novo em ${showShortDate(reenviadaEm, today)}`,
        ),
      };
    case 'encerrada':
      return {title, detail: joined(NOTA_STATE_LABELS.encerrada, reprovadoMotivo, day)};
    default:
      return {title, detail: joined('Sem pontos', identificador && `Nota ${identificador}`, day)};
  }
}

function ofResgate(row: Movimento, today: CivilDate): MovimentoTexts {
  const {tipo, premio, qtde, quando, statusResgate: status, previsaoEntrega, dataEntrega} = row;
  const title = `${qtde && qtde > 1 ? `${qtde} × ` : ''}${premio ?? nameOf(row)}`;
  if (tipo === 'estorno_resgate') return {title, detail: joined('Resgate cancelado', showShortDate(quando, today))};
  const sentence =
    isResgateStatus(status) && previsaoEntrega && deliverySentence({status, previsaoEntrega, dataEntrega}, today);
  return {title, detail: sentence || showShortDate(quando, today)};
}

const nameOf = ({tipo}: Pick<Movimento, 'tipo'>): string => (tipo === 'nota' ? 'Nota' : LANCAMENTO_LABELS[tipo]);

/** The texts for a line of the statement, which has the date in its own column. */
export function statementTextsOf(row: Movimento): MovimentoTexts {
  const {loja, identificador, premio, codigo, indicado} = row;
  const name = nameOf(row);
  const title = loja ?? premio ?? (row.tipo === 'pontuacao' ? undefined : codigo) ?? name;
  return {title, detail: joined(title !== name && name, identificador && `Nota ${identificador}`, indicado)};
}

/** `today` is a day in São Paulo. */
export function textsOf(row: Movimento, today: CivilDate): MovimentoTexts {
  const day = showShortDate(row.quando, today);
  switch (row.tipo) {
    case 'nota':
      return ofNota(row, today);
    case 'pontuacao':
    case 'estorno_pontuacao':
    case 'correcao':
    case 'estorno_correcao':
      return ofVenda(row, today);
    case 'resgate':
    case 'estorno_resgate':
      return ofResgate(row, today);
    case 'codigo':
    case 'codigo_cadastro':
    case 'estorno_codigo':
    case 'estorno_codigo_cadastro':
      return {title: row.codigo ?? nameOf(row), detail: joined(row.codigo && nameOf(row), day)};
    case 'indicacao':
    case 'estorno_indicacao':
      return {title: nameOf(row), detail: joined(row.indicado && `Você indicou ${row.indicado}`, day)};
    case 'expiracao':
      return {title: nameOf(row), detail: joined('A validade acabou', day)};
    case 'divida_anterior':
      return {
        title: nameOf(row),
        detail: joined(
          (row.pontos ?? 0) < 0
            ? 'Você já participou do Clube: o que ficou devendo veio com o seu CPF'
            : 'Pontos da participação anterior abateram o débito',
          day,
        ),
      };
    case 'devolucao':
      return {title: nameOf(row), detail: joined('Pontos expirados que voltaram', day)};
    default:
      return {title: nameOf(row), detail: day};
  }
}

/** The heading of a day of the feed: today, yesterday, else its month. */
export function nameOfTime(quando: string, today: CivilDate): string {
  const day = dayOf(quando);
  if (day === today) return 'Hoje';
  return day === addDays(today, -1) ? 'Ontem' : monthName(day, today);
}

/** Groups adjacent rows with the same heading. */
export function grouped(
  rows: readonly Movimento[],
  nameOf: (row: Movimento) => string,
): {name: string; rows: Movimento[]}[] {
  const groups: {name: string; rows: Movimento[]}[] = [];
  for (const row of rows) {
    const name = nameOf(row);
    const last = groups.at(-1);
    if (last?.name === name) last.rows.push(row);
    else groups.push({name, rows: [row]});
  }
  return groups;
}
