import {BindingScope, inject, injectable, service} from '@loopback/core';
import {civilDateOf, pontuacaoExpiry, type Pontuacao} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import {Refusal} from '../../../kernel/refusals/refusals';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import type {Throttle} from '../../../kernel/security/throttle';
import {PontosService, type ApplicableCodigo} from '../../pontos';
import {RevendasService} from '../../revendas';
import {RevendaNotFound} from '../refusals';
import {calculate} from '../venda/calculate';
import type {VendaPintor} from '../venda/save-venda';
import {produtosOfVenda} from '../venda/venda-references';

export interface SentSimulation {
  /** Default: a shop that is not registered. */
  idRevenda?: number | undefined;
  itens: {codigo: string; qtde: number}[];
  codigo?: string | undefined;
}

export interface Simulated {
  pontos: number;
  venceEm: string;
  itens: {codigo: string; nome: string; qtde: number; valorPontos: number}[];
  calculo: Pontuacao;
  codigo: {codigo: string; erro: string | null} | null;
}

/** "Quanto vou ganhar?": calculates the points of a purchase by the rules of receipts. Read-only. */
@injectable({scope: BindingScope.SINGLETON})
export class SimulationService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
    @service(RevendasService) private readonly revendas: RevendasService,
    @service(PontosService) private readonly pontos: PontosService,
  ) {}

  /**
   * A code that cannot be used is reported together with the points without it.
   * @throws 422 for an unknown product or shop
   */
  async simulate(pintorId: number, {idRevenda, itens, codigo: text}: SentSimulation): Promise<Simulated> {
    const produtos = await produtosOfVenda(this.revendas, {itens});
    const loja = await this.revendas.originOfRevenda(idRevenda);
    if (!loja) throw RevendaNotFound();
    const pintor = await this.nivelOf(pintorId);
    const codigo = text === undefined ? undefined : await this.findCodigo(pintorId, text);
    const calculo = calculate({itens, produtos, loja, pintor, codigo: codigo?.found});
    return {
      pontos: calculo.total,
      venceEm: civilDateOf(pontuacaoExpiry(currentContext().now)),
      itens: itens.map(item => {
        const {nome = item.codigo, valorPontos = 0} = produtos.get(item.codigo) ?? {};
        return {...item, nome, valorPontos};
      }),
      calculo,
      codigo: codigo ? {codigo: codigo.found?.codigo ?? text ?? '', erro: codigo.erro ?? null} : null,
    };
  }

  private async nivelOf(pintorId: number): Promise<Pick<VendaPintor, 'valor_ponto' | 'cluster'>> {
    const pintor = await this.db.one(sql<Pick<VendaPintor, 'valor_ponto' | 'cluster'>>`
      SELECT coalesce(c.valor_ponto, 1) AS valor_ponto, c.nome AS cluster
         FROM pintor p LEFT JOIN cluster c ON c.id = p.cluster_id WHERE p.id = ${pintorId}`);
    return pintor ?? {valor_ponto: 1, cluster: null};
  }

  /** Counts against the limit of code look-ups, so that the simulation cannot be used to try out codes. */
  private async findCodigo(pintorId: number, text: string): Promise<{found?: ApplicableCodigo; erro?: string}> {
    await this.throttle.lookup();
    try {
      const found = await this.pontos.codigos.find(text, pintorId);
      this.pontos.codigos.checkWithNota(found);
      return {found};
    } catch (error) {
      if (error instanceof Refusal) return {erro: error.message};
      throw error;
    }
  }
}
