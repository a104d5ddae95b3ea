import {SENDING_TERM_DAYS} from '@clube/domain';
import type {Actor} from '../../../kernel/context';
import {f} from '../../../kernel/entities/fields';
import {type Values, NOW} from '../../../kernel/lists/list';
import {FILE_KINDS, fileTypeSql} from './duplicate.sql';

/** SQL join of a receipt's first file, which every list of receipts shows. */
export const FILE_JOIN = `LEFT JOIN LATERAL (SELECT a.* FROM nota_arquivo na JOIN arquivo a ON a.id = na.arquivo_id WHERE na.nota_id = n.id ORDER BY na.ordem LIMIT 1) a ON true`;

/** `arquivoUrl` is the bare path here; it is signed when the response is built. */
export const FILE_FIELDS = {
  diretorioArquivo: f.text().computed('a.caminho').optional().unsorted(),
  arquivoUrl: f.text().computed(`'/arquivos/' || coalesce(a.vista, a.caminho)`).optional().unsorted(),
  tipo: f.oneOf(FILE_KINDS).computed(fileTypeSql('a')).optional().unsorted(),
};

/** SQL: when the rejected receipt `n` was sent again. */
export const RESENT_AT = `(SELECT s.criado_em FROM nota s WHERE s.reenvio_de = n.id)`;

/** Scope that limits painters to their own rows. */
export const own = (column: string) => (actor: Actor, values: Values) =>
  actor.kind === 'loja' ? `${column} = ${values.add(actor.id)}` : undefined;

/**
 * SQL: receipt `n` with reading `r` was sent later after its sale than the term allows; the same rule as `isPastTerm`.
 */
export const LATE = `coalesce((n.criado_em AT TIME ZONE 'America/Sao_Paulo')::date - r.data_emissao
  > coalesce((SELECT dias_nota_atrasada FROM configuracao), ${SENDING_TERM_DAYS}), false)`;

/** SQL: the name of the person with a valid lease on receipt `n`. */
export const UNDER_ANALYSIS_BY = `CASE WHEN n.analise_ate > ${NOW} THEN (SELECT u.nome FROM usuario u WHERE u.id = n.analise_por) END`;
