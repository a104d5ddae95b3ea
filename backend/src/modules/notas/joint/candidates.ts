import type {ReadingWarning, TipoFiscal} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {flaggedRedeOf} from '../../revendas';
import {DUPLICATE, fileTypeSql, type FILE_KINDS} from '../lists/duplicate.sql';
import {FILE_JOIN, LATE} from '../lists/list.fields';
import type {StoredItem} from '../reading/store';
import {AWAITS_SECOND_CHECK} from '../venda/second-check.sql';

/** A pending receipt with a reading certain enough to be scored without looking at its file. */
export interface Candidate {
  id: number;
  pintorId: number;
  nome: string;
  cpf: string;
  valor_ponto: number;
  cluster: string | null;
  codigoPromocional: string | null;
  criadoEm: Date;
  tipoFiscal: TipoFiscal | null;
  numero: string | null;
  serie: number | null;
  chave: string | null;
  cnpj: string | null;
  loja: string | null;
  cidade: string | null;
  uf: string | null;
  /** The shop's network, if it exceeds an anti-fraud quota. */
  redeAntifraude: number | null;
  dataEmissao: string | null;
  total: number | null;
  itens: StoredItem[];
  avisos: ReadingWarning[];
  lidaEm: Date;
  primeira: boolean;
  diretorioArquivo: string | null;
  arquivoUrl: string | null;
  tipo: (typeof FILE_KINDS)[number] | null;
}

/**
 * Receipts that can be scored together, oldest first: certain, in time, without possible duplicate, without another
 * person's lease or an open second check. A registered reseller's own data take precedence over the reading.
 */
export function candidatesOf(db: Database, {id, limit}: {id?: number; limit: number}): Promise<Candidate[]> {
  const {now, actor} = currentContext();
  const me = actor.kind === 'painel' ? actor.id : null;
  return db.query(sql<Candidate>`
    SELECT n.id, n.pintor_id AS "pintorId", n.pintor_nome AS nome, p.cpf, coalesce(c.valor_ponto, 1) AS valor_ponto, c.nome AS cluster,
           n.codigo_promocional AS "codigoPromocional", n.criado_em AS "criadoEm", r.tipo_fiscal AS "tipoFiscal", r.numero, r.serie, r.chave, r.cnpj,
           coalesce(v.nome_input, r.loja) AS loja, coalesce(v.end_cidade, r.cidade) AS cidade, coalesce(v.end_estado, r.uf) AS uf,
           ${sql.raw(flaggedRedeOf('r.cnpj'))} AS "redeAntifraude",
           r.data_emissao AS "dataEmissao", r.total, r.itens, r.avisos, r.lida_em AS "lidaEm",
           NOT EXISTS (SELECT 1 FROM venda x WHERE x.pintor_id = n.pintor_id AND x.estado = 'pontuada') AS primeira,
           a.caminho AS "diretorioArquivo", '/arquivos/' || coalesce(a.vista, a.caminho) AS "arquivoUrl", ${sql.raw(fileTypeSql('a'))} AS tipo
      FROM nota n JOIN nota_leitura r ON r.nota_id = n.id JOIN pintor p ON p.id = n.pintor_id LEFT JOIN cluster c ON c.id = p.cluster_id
           LEFT JOIN revenda v ON v.cnpj = r.cnpj AND v.ativo ${sql.raw(FILE_JOIN)}
     WHERE n.estado = 'pendente' AND n.junta_em IS NULL AND r.estado = 'lida' AND r.certa AND r.lida_em IS NOT NULL AND (${id ?? null}::int IS NULL OR n.id = ${id ?? null})
       AND NOT coalesce(n.analise_ate > ${now} AND n.analise_por IS DISTINCT FROM ${me}::int, false) AND NOT ${sql.raw(LATE)}
       AND NOT ${sql.raw(AWAITS_SECOND_CHECK)}
       AND ${sql.raw(DUPLICATE)} IS NULL
     ORDER BY n.criado_em, n.id LIMIT ${limit}`);
}
