import type {Ator} from '../../../kernel/context';
import {f} from '../../../kernel/resources/fields';
import type {Values} from '../../../kernel/resources/list';
import {TIPOS_DO_ARQUIVO, tipoDoArquivo} from '../duplicata.sql';

/** The first file of a receipt, as every list of receipts shows it. */
export const ARQUIVO = `LEFT JOIN LATERAL (SELECT a.* FROM nota_arquivo na JOIN arquivo a ON a.id = na.arquivo_id WHERE na.nota_id = n.id ORDER BY na.ordem LIMIT 1) a ON true`;

/** `arquivoUrl` is signed when the answer is made; here it is still the bare path. */
export const ARQUIVO_FIELDS = {
  diretorioArquivo: f.text().computed('a.caminho').optional().unsorted(),
  arquivoUrl: f.text().computed(`'/arquivos/' || coalesce(a.vista, a.caminho)`).optional().unsorted(),
  tipo: f.oneOf(TIPOS_DO_ARQUIVO).computed(tipoDoArquivo('a')).optional().unsorted(),
};

/** Painters are answered their own rows alone. */
export const own = (column: string) => (ator: Ator, values: Values) =>
  ator.tipo === 'loja' ? `${column} = ${values.add(ator.id)}` : undefined;
