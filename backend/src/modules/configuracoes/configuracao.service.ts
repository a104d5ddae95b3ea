import {BindingScope, inject, injectable} from '@loopback/core';
import {
  CODIGOS_POR_DIA,
  CODIGOS_POR_MES,
  LIMITES_CONFERENCIA,
  PRAZO_ENVIO_DIAS,
  type LimitesConferencia,
} from '@clube/domain';
import {audit, difference} from '../../kernel/audit/audit';
import {maybeContext} from '../../kernel/context';
import {Conflito, NaoEncontrado} from '../../kernel/errors';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';

export interface Configuracao {
  id: number;
  bloquearResgate: boolean;
  bloquearPontuacao: boolean;
  bloquearSite: boolean;
  codigosPorDia: number;
  codigosPorMes: number;
  diasNotaAtrasada: number;
  taxaSucesso: number;
  /** Points of a receipt beyond which a second person has to look. */
  pontosSegundaConferencia: number;
  /** The same for its total in reais. */
  valorSegundaConferencia: number;
}

export type MudancaConfiguracao = Partial<Omit<Configuracao, 'id'>>;

/** What holds while nobody has saved settings yet. */
const PADRAO: Omit<Configuracao, 'id'> = {
  bloquearResgate: false,
  bloquearPontuacao: false,
  bloquearSite: false,
  codigosPorDia: CODIGOS_POR_DIA,
  codigosPorMes: CODIGOS_POR_MES,
  diasNotaAtrasada: PRAZO_ENVIO_DIAS,
  taxaSucesso: 3,
  pontosSegundaConferencia: LIMITES_CONFERENCIA.pontosNota,
  valorSegundaConferencia: LIMITES_CONFERENCIA.valorNota / 100,
};

/** The limits of one person as they are set. */
export const limitesDe = ({
  pontosSegundaConferencia,
  valorSegundaConferencia,
}: Omit<Configuracao, 'id'>): LimitesConferencia => ({
  ...LIMITES_CONFERENCIA,
  pontosNota: pontosSegundaConferencia,
  valorNota: Math.round(valorSegundaConferencia * 100),
});

const COLUMNS = sql`id, bloquear_resgate AS "bloquearResgate", bloquear_pontuacao AS "bloquearPontuacao", bloquear_site AS "bloquearSite",
  codigos_por_dia AS "codigosPorDia", codigos_por_mes AS "codigosPorMes", dias_nota_atrasada AS "diasNotaAtrasada", taxa_sucesso AS "taxaSucesso",
  coalesce(pontos_segunda_conferencia, ${LIMITES_CONFERENCIA.pontosNota}) AS "pontosSegundaConferencia",
  coalesce(valor_segunda_conferencia, ${LIMITES_CONFERENCIA.valorNota / 100}) AS "valorSegundaConferencia"`;
const CACHE_MS = 4000;

@injectable({scope: BindingScope.SINGLETON})
export class ConfiguracaoService {
  private known?: {value: Omit<Configuracao, 'id'>; until: number};

  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /** At most 4 s old; inside a transaction always as it is now, since switches guard what a transaction does. */
  async atual(): Promise<Omit<Configuracao, 'id'>> {
    if (maybeContext()?.client) return (await this.ler()) ?? PADRAO;
    if (this.known && this.known.until > performance.now()) return this.known.value;
    const value = (await this.ler()) ?? PADRAO;
    this.known = {value, until: performance.now() + CACHE_MS};
    return value;
  }

  siteBloqueado = async (): Promise<boolean> => (await this.atual()).bloquearSite;

  ler(): Promise<Configuracao | undefined> {
    return this.db.one(sql<Configuracao>`SELECT ${COLUMNS} FROM configuracao`);
  }

  criar(mudanca: MudancaConfiguracao): Promise<Configuracao> {
    return this.db.tx(async () => {
      const [criada] = await this.db.query(
        sql<{id: number}>`INSERT INTO configuracao DEFAULT VALUES ON CONFLICT (unica) DO NOTHING RETURNING id`,
      );
      if (!criada) throw Conflito({erro: 'As configurações já existem: altere as que há.'});
      return this.gravar(criada.id, mudanca, 'criar');
    });
  }

  alterar(id: number, mudanca: MudancaConfiguracao): Promise<Configuracao> {
    return this.db.tx(() => this.gravar(id, mudanca, 'alterar'));
  }

  private async gravar(id: number, mudanca: MudancaConfiguracao, acao: string): Promise<Configuracao> {
    const before = await this.db.one(
      sql<Configuracao>`SELECT ${COLUMNS} FROM configuracao WHERE id = ${id} FOR UPDATE`,
    );
    if (!before) throw NaoEncontrado();
    const {id: _, ...next} = {...before, ...mudanca};
    const [after] = await this.db.query(sql<Configuracao>`
      UPDATE configuracao SET bloquear_resgate = ${next.bloquearResgate},
         bloquear_pontuacao = ${next.bloquearPontuacao}, bloquear_site = ${next.bloquearSite}, codigos_por_dia = ${next.codigosPorDia},
         codigos_por_mes = ${next.codigosPorMes}, dias_nota_atrasada = ${next.diasNotaAtrasada}, taxa_sucesso = ${next.taxaSucesso},
         pontos_segunda_conferencia = ${next.pontosSegundaConferencia},
         valor_segunda_conferencia = ${next.valorSegundaConferencia} WHERE id = ${id} RETURNING ${COLUMNS}`);
    if (!after) throw NaoEncontrado();
    const {antes, depois, mudou} = difference<Record<string, unknown>>({...before}, {...after});
    if (mudou) await audit(this.db, {acao, entidade: 'configuracao', entidadeId: id, antes, depois});
    this.known = undefined;
    return after;
  }
}
