import type {Actor} from '../../../kernel/context';
import {f} from '../../../kernel/entities/fields';
import type {Values} from '../../../kernel/lists/list';
import {FILE_KINDS, fileTypeSql} from './duplicate.sql';

/** The first file of a receipt, as every list of receipts shows it. */
export const FILE_JOIN = `LEFT JOIN LATERAL (SELECT a.* FROM nota_arquivo na JOIN arquivo a ON a.id = na.arquivo_id WHERE na.nota_id = n.id ORDER BY na.ordem LIMIT 1) a ON true`;

/** `arquivoUrl` is signed when the answer is made; here it is still the bare path. */
export const FILE_FIELDS = {
  diretorioArquivo: f.text().computed('a.caminho').optional().unsorted(),
  arquivoUrl: f.text().computed(`'/arquivos/' || coalesce(a.vista, a.caminho)`).optional().unsorted(),
  tipo: f.oneOf(FILE_KINDS).computed(fileTypeSql('a')).optional().unsorted(),
};

/** Painters are answered their own rows alone. */
export const own = (column: string) => (actor: Actor, values: Values) =>
  actor.kind === 'loja' ? `${column} = ${values.add(actor.id)}` : undefined;
