import {BindingScope, inject, injectable, service} from '@loopback/core';
import {vencimentoDevolucao, vencimentoPontuacao} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {ConfiguracaoService} from '../configuracoes';
import {acharCodigoCadastro} from './codigo-cadastro';
import {Codigos} from './codigos';
import {abrirRazao} from './razao/ler';
import {gravarRazao} from './razao/gravar';
import {CodigoInvalido, PontuacaoBloqueada} from './recusas';

/** How many accounts one expiry transaction takes at a time. */
const EXPIRY_BATCH = 200;

/** What happens to points outside of receipts and orders: codes alone, registration codes, expiry, give-back. */
@injectable({scope: BindingScope.SINGLETON})
export class PontosService {
  readonly codigos: Codigos;

  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @service(ConfiguracaoService) private readonly configuracoes: ConfiguracaoService,
  ) {
    this.codigos = new Codigos(db);
  }

  /** The painter's account, empty. Inside the transaction that makes the painter. */
  async abrirConta(pintorId: number): Promise<void> {
    await this.db.query(sql`INSERT INTO conta (pintor_id) VALUES (${pintorId})`);
  }

  /** What can be spent, by the month in which it expires, soonest first. */
  vencimentos(pintorId: number): Promise<{mes: string; pontos: number}[]> {
    return this.db.query(sql`
      SELECT to_char(vence_em AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM') AS mes, sum(restante)::int AS pontos
         FROM lote WHERE pintor_id = ${pintorId} AND restante > 0 AND vence_em >= ${currentContext().agora} GROUP BY 1 ORDER BY 1`);
  }

  /** A code alone, without a receipt; `treinamento` takes only codes of trainings. Answers the points earned. */
  usarCodigo(
    pintorId: number,
    texto: string,
    {treinamento}: {treinamento?: boolean} = {},
  ): Promise<{pontos: number; saldo: number; codigo: string}> {
    return this.db.tx(async () => {
      const limites = await this.configuracoes.atual();
      if (limites.bloquearPontuacao) throw PontuacaoBloqueada();
      const razao = await abrirRazao(this.db, pintorId);
      await this.codigos.conferirLimites(pintorId, limites);
      const codigo = await this.codigos.achar(texto, pintorId, {lock: true});
      if (treinamento && !codigo.treinamento) throw CodigoInvalido();
      this.codigos.conferirSozinho(codigo);
      const pontos = Math.round(codigo.valor);
      razao.expirarVencidos();
      const entry = razao.creditar({
        tipo: 'codigo',
        pontos,
        referencia: `${codigo.especie}:${codigo.id}:${pintorId}:${razao.conta.seq}`,
        venceEm: vencimentoPontuacao(currentContext().agora),
      });
      const ids = await gravarRazao(this.db, razao);
      await this.codigos.registrarUso(codigo, {pintorId, pontos, lancamentoId: ids.get(entry.seq)});
      return {pontos, saldo: razao.saldo, codigo: codigo.codigo};
    });
  }

  /** At sign-up only, inside its transaction: up to `usos` times in all, until it expires. */
  async usarCodigoCadastro(pintorId: number, texto: string): Promise<number> {
    const {agora} = currentContext();
    const razao = await abrirRazao(this.db, pintorId);
    const codigo = await acharCodigoCadastro(this.db, texto, {lock: true});
    const entry = razao.creditar({
      tipo: 'codigo_cadastro',
      pontos: codigo.pontos,
      referencia: `cadastro:${codigo.id}:${pintorId}`,
      venceEm: vencimentoPontuacao(agora),
    });
    const ids = await gravarRazao(this.db, razao);
    await this.db.query(sql`
      WITH contado AS (UPDATE codigo_cadastro SET usos_realizados = usos_realizados + 1 WHERE id = ${codigo.id})
       INSERT INTO uso_codigo (pintor_id, codigo_cadastro_id, codigo, operacao, valor, pontos, lancamento_id, utilizado_em)
       VALUES (${pintorId}, ${codigo.id}, ${codigo.codigo}, 'ADICIONAR', ${codigo.pontos}, ${codigo.pontos},
               ${ids.get(entry.seq) ?? null}, ${agora})`);
    return codigo.pontos;
  }

  /** Posts every lot past its expiry; safe to repeat. Answers the points that expired. */
  async expirar(): Promise<{pintores: number; pontos: number}> {
    const {agora} = currentContext();
    const totals = {pintores: 0, pontos: 0};
    for (let after = 0; ;) {
      const due = await this.db.query(
        sql<{id: number}>`
          SELECT DISTINCT pintor_id AS id FROM lote WHERE restante > 0 AND vence_em < ${agora} AND pintor_id > ${after} ORDER BY 1 LIMIT ${EXPIRY_BATCH}`,
      );
      for (const {id} of due) {
        totals.pontos += await this.expirarDe(id);
        totals.pintores += 1;
        after = id;
      }
      if (due.length < EXPIRY_BATCH) return totals;
    }
  }

  private expirarDe(pintorId: number): Promise<number> {
    return this.db.tx(async () => {
      const razao = await abrirRazao(this.db, pintorId);
      razao.expirarVencidos();
      await gravarRazao(this.db, razao);
      return razao.expirados.reduce((sum, {pontos}) => sum + pontos, 0);
    });
  }

  /**
   * Gives back what expired on or after the date and was not given back yet, as a new lot good for 90 days. What was
   * born of a give-back is never given back again.
   */
  async devolver(desde: Date): Promise<{pintores: number; pontos: number}> {
    // What is past its expiry has expired, posted or not.
    await this.expirar();
    const rows = await this.db.query(
      sql<{id: number}>`SELECT DISTINCT pintor_id AS id FROM (${devolviveis(desde)}) x ORDER BY 1`,
    );
    const totals = {pintores: 0, pontos: 0};
    for (const {id} of rows) {
      const pontos = await this.devolverA(id, desde);
      totals.pontos += pontos;
      totals.pintores += pontos > 0 ? 1 : 0;
    }
    return totals;
  }

  private devolverA(pintorId: number, desde: Date): Promise<number> {
    return this.db.tx(async () => {
      const {agora} = currentContext();
      const razao = await abrirRazao(this.db, pintorId);
      razao.expirarVencidos();
      const expirados = await this.db.query(
        sql<{id: number; pontos: number; cnpj_loja: string | null; rede_id: number | null}>`
          SELECT id, pontos, cnpj_loja, rede_id FROM (${devolviveis(desde)}) x WHERE pintor_id = ${pintorId} ORDER BY id`,
      );
      for (const {id, pontos, cnpj_loja, rede_id} of expirados)
        razao.creditar({
          tipo: 'devolucao',
          pontos,
          referencia: `expirado:${id}`,
          venceEm: vencimentoDevolucao(agora),
          cnpjLoja: cnpj_loja,
          redeId: rede_id,
        });
      await gravarRazao(this.db, razao);
      await this.db.query(
        sql`UPDATE ponto_expirado SET reativado_em = ${agora} WHERE id = ANY(${expirados.map(({id}) => id)})`,
      );
      return expirados.reduce((sum, {pontos}) => sum + pontos, 0);
    });
  }
}

const devolviveis = (
  desde: Date,
) => sql`SELECT x.id, x.pintor_id, x.pontos, l.cnpj_loja, l.rede_id FROM ponto_expirado x JOIN lote l ON l.id = x.lote_id
  WHERE x.expirado_em >= ${desde} AND x.reativado_em IS NULL AND l.origem <> 'devolucao'`;
