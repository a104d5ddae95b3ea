import {BindingScope, inject, injectable} from '@loopback/core';
import {repository} from '@loopback/repository';
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
import {brokenUnique} from '../../kernel/persistence/broken-unique';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import type {RepositoryOf, TypesOf} from '../../kernel/resources/entity';
import {Configuracao as Guardada, JA_EXISTEM} from './configuracao';

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

/** A row as it is told: settings that came later are empty in a row from before, and then what holds without one. */
function lida({unica: _, ...guardada}: TypesOf<typeof Guardada>['stored']): Configuracao {
  const {pontosSegundaConferencia, valorSegundaConferencia} = guardada;
  return {
    ...guardada,
    pontosSegundaConferencia: pontosSegundaConferencia ?? PADRAO.pontosSegundaConferencia,
    valorSegundaConferencia: valorSegundaConferencia ?? PADRAO.valorSegundaConferencia,
  };
}

const CACHE_MS = 4000;

@injectable({scope: BindingScope.SINGLETON})
export class ConfiguracaoService {
  private known?: {value: Omit<Configuracao, 'id'>; until: number};

  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @repository(Guardada.Repository) private readonly guardadas: RepositoryOf<typeof Guardada>,
  ) {}

  /** At most 4 s old; inside a transaction always as it is now, since switches guard what a transaction does. */
  async atual(): Promise<Omit<Configuracao, 'id'>> {
    if (maybeContext()?.client) return (await this.ler()) ?? PADRAO;
    if (this.known && this.known.until > performance.now()) return this.known.value;
    const value = (await this.ler()) ?? PADRAO;
    this.known = {value, until: performance.now() + CACHE_MS};
    return value;
  }

  siteBloqueado = async (): Promise<boolean> => (await this.atual()).bloquearSite;

  async ler(): Promise<Configuracao | undefined> {
    const guardada = await this.guardadas.findOne();
    return guardada ? lida(guardada) : undefined;
  }

  criar(mudanca: MudancaConfiguracao): Promise<Configuracao> {
    return this.db.tx(async () => {
      const {id} = await this.guardadas.create(mudanca).catch((error: unknown) => {
        throw brokenUnique(error) ? Conflito({erro: JA_EXISTEM}) : error;
      });
      return this.gravada({id, ...PADRAO}, 'criar');
    });
  }

  alterar(id: number, mudanca: MudancaConfiguracao): Promise<Configuracao> {
    return this.db.tx(async () => {
      await this.db.query(sql`SELECT 1 FROM configuracao WHERE id = ${id} FOR UPDATE`);
      const antes = await this.guardadas.findOne({where: {id}});
      if (!antes) throw NaoEncontrado();
      if (Object.keys(mudanca).length > 0) await this.guardadas.updateById(id, mudanca);
      return this.gravada(lida(antes), 'alterar');
    });
  }

  /** The row as it is now, with its trail: what of it differs from before. */
  private async gravada(before: Configuracao, acao: string): Promise<Configuracao> {
    const after = lida(await this.guardadas.findById(before.id));
    const {antes, depois, mudou} = difference<Record<string, unknown>>({...before}, {...after});
    if (mudou) await audit(this.db, {acao, entidade: 'configuracao', entidadeId: before.id, antes, depois});
    this.known = undefined;
    return after;
  }
}
