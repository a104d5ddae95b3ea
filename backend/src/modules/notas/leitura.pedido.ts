import {currentContext} from '../../kernel/context';
import type {Jobs} from '../../kernel/jobs/jobs';
import type {Database} from '../../kernel/persistence/database';

/** A receipt is to be read. */
export const LER_NOTA = 'notas.ler';

/**
 * Asks for a receipt to be read anew, in the caller's transaction: what was read before is forgotten, what is being
 * read for an earlier request will not be kept.
 */
export async function pedirLeitura(db: Database, jobs: Jobs, notaId: number): Promise<void> {
  const {agora} = currentContext();
  await db.query(
    `INSERT INTO nota_leitura AS r (nota_id, estado, pedida_em, atualizado_em) VALUES ($1, 'em_leitura', $2, $2)
     ON CONFLICT (nota_id) DO UPDATE SET estado = 'em_leitura', pedido = r.pedido + 1, tentativas = 0, pedida_em = $2, atualizado_em = $2,
       chave = NULL, tipo_fiscal = NULL, modelo = NULL, serie = NULL, numero = NULL, uf = NULL, cidade = NULL, cnpj = NULL, loja = NULL,
       data_emissao = NULL, total = NULL, descontos = NULL, itens = '[]', campos = '{}', avisos = '[]', confianca = NULL, certa = false,
       vias = '{}', paginas = NULL, duracao_ms = NULL, lida_em = NULL`,
    [notaId, agora],
  );
  await jobs.enqueue(LER_NOTA, {notaId});
}
