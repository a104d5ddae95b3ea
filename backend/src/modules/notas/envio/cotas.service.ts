import {createHmac} from 'node:crypto';
import {BindingScope, inject, injectable} from '@loopback/core';
import {
  COTA_ENDERECO,
  COTA_PINTOR,
  cotaPassada,
  dataCivil,
  inicioDoDia,
  quandoRenova,
  type Consumo,
  type Cota,
  type PeriodoCota,
} from '@clube/domain';
import type {Config} from '../../../kernel/config';
import {actor, currentContext} from '../../../kernel/context';
import {Recusa} from '../../../kernel/errors';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {CotaDeEnvio} from '../recusas';
import {redeDoEndereco} from './rede-do-endereco';

/** Somebody of whom it is counted what is sent, and how much may be. */
interface Contado {
  quem: string;
  cota: Cota;
  textos: Readonly<Record<PeriodoCota, string>>;
}

type Usado = Record<PeriodoCota, Consumo>;

const DO_PINTOR = {
  dia: 'Você já enviou hoje tudo o que cabe em um dia. Envie o resto amanhã.',
  mes: 'Você já enviou neste mês tudo o que cabe em um mês. Envie o resto no mês que vem.',
};
const DO_ENDERECO = {
  dia: 'Já chegaram hoje arquivos demais da rede em que você está. Envie por outra rede ou amanhã.',
  mes: 'Já chegaram neste mês arquivos demais da rede em que você está. Envie por outra rede ou no mês que vem.',
};

/** What of a sending still fits; kept with what was taken. */
export interface CotaAberta {
  /** @throws CotaDeEnvio when it does not fit any more */
  gastar(mais: Consumo): void;
  gravar(): Promise<void>;
}

/** How much each painter, and each address, may send in a day and in a month. */
@injectable({scope: BindingScope.SINGLETON})
export class CotasService {
  /** Bytes on their way in calls of this process, which no row knows yet. */
  private readonly chegando = new Map<string, number>();

  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.CONFIG) private readonly config: Config,
  ) {}

  /**
   * Before a body is read: refuses what cannot fit, by what the sender says is coming and what is on its way already.
   * What was answered before is let in to hear its answer again. Answers what ends the count.
   */
  async admitir(bytes: number): Promise<() => void> {
    const contados = this.contados(actor('loja').id);
    const repetida = await this.foiRespondida();
    const usados: Usado[] = [];
    for (const {quem} of contados) usados.push(repetida ? NADA : await this.usado(quem));
    // From here on nothing waits: two that come at once see each other.
    for (const [i, contado] of contados.entries()) {
      const vindo = {arquivos: repetida ? 0 : 1, bytes: bytes + this.chegandoDe(contado.quem)};
      const passada = cotaPassada(usados[i] ?? NADA, vindo, contado.cota);
      if (passada) throw recusa(contado, passada);
    }
    for (const {quem} of contados) this.chegando.set(quem, this.chegandoDe(quem) + bytes);
    return () => {
      for (const {quem} of contados) {
        const resto = this.chegandoDe(quem) - bytes;
        if (resto > 0) this.chegando.set(quem, resto);
        else this.chegando.delete(quem);
      }
    };
  }

  private chegandoDe = (quem: string): number => this.chegando.get(quem) ?? 0;

  /**
   * Counts exactly, in the caller's transaction, with the painter's account locked: the address is locked after it, and
   * who shares it waits for the rows of this sending.
   */
  async abrir(pintorId: number): Promise<CotaAberta> {
    const contados = this.contados(pintorId);
    const dia = dataCivil(currentContext().agora);
    const usados: {contado: Contado; usado: Usado}[] = [];
    for (const contado of contados) {
      await this.db.query(
        sql`INSERT INTO consumo_envio (quem, dia) VALUES (${contado.quem}, ${dia}) ON CONFLICT DO NOTHING`,
      );
      await this.db.query(
        sql`SELECT 1 FROM consumo_envio WHERE quem = ${contado.quem} AND dia = ${dia} FOR NO KEY UPDATE`,
      );
      usados.push({contado, usado: await this.usado(contado.quem)});
    }
    let gasto: Consumo = {arquivos: 0, bytes: 0};
    return {
      gastar: mais => {
        const junto = somar(gasto, mais);
        for (const {contado, usado} of usados) {
          const passada = cotaPassada(usado, junto, contado.cota);
          if (passada) throw recusa(contado, passada);
        }
        gasto = junto;
      },
      gravar: async () => {
        await this.db.query(
          sql`UPDATE consumo_envio SET arquivos = arquivos + ${gasto.arquivos}, bytes = bytes + ${gasto.bytes} WHERE quem = ANY(${contados.map(({quem}) => quem)})
              AND dia = ${dia}`,
        );
      },
    };
  }

  /** The painter before the address: everybody locks in this order. */
  private contados(pintorId: number): Contado[] {
    const {endereco} = currentContext();
    const pintor = {quem: `pintor:${pintorId}`, cota: COTA_PINTOR, textos: DO_PINTOR};
    if (!endereco) return [pintor];
    const rede = createHmac('sha256', this.config.secret).update(redeDoEndereco(endereco)).digest('base64url');
    return [pintor, {quem: `endereco:${rede}`, cota: COTA_ENDERECO, textos: DO_ENDERECO}];
  }

  private async usado(quem: string): Promise<Usado> {
    const hoje = dataCivil(currentContext().agora);
    const row = await this.db.one(sql<Record<'arq_dia' | 'byt_dia' | 'arq_mes' | 'byt_mes', number>>`
      SELECT coalesce(sum(arquivos) FILTER (WHERE dia = ${hoje}), 0) AS arq_dia, coalesce(sum(bytes) FILTER (WHERE dia = ${hoje}), 0) AS byt_dia,
              coalesce(sum(arquivos), 0) AS arq_mes, coalesce(sum(bytes), 0) AS byt_mes
         FROM consumo_envio WHERE quem = ${quem} AND dia BETWEEN ${`${hoje.slice(0, 7)}-01`} AND ${hoje}`);
    if (!row) return NADA;
    return {
      dia: {arquivos: row.arq_dia, bytes: row.byt_dia},
      mes: {arquivos: row.arq_mes, bytes: row.byt_mes},
    };
  }

  private async foiRespondida(): Promise<boolean> {
    const {chaveIdempotencia} = currentContext();
    if (!chaveIdempotencia) return false;
    const ator = `loja:${actor('loja').id}`;
    return (
      (await this.db.one(sql`SELECT 1 FROM idempotencia WHERE ator = ${ator} AND chave = ${chaveIdempotencia}`)) !==
      undefined
    );
  }
}

const NADA: Usado = {dia: {arquivos: 0, bytes: 0}, mes: {arquivos: 0, bytes: 0}};

const somar = (a: Consumo, b: Consumo): Consumo => ({arquivos: a.arquivos + b.arquivos, bytes: a.bytes + b.bytes});

/** Says when it fits again. */
function recusa({textos}: Contado, periodo: PeriodoCota): Recusa {
  const {agora} = currentContext();
  const renova = inicioDoDia(quandoRenova(periodo, dataCivil(agora)));
  const segundos = Math.max(1, Math.ceil((renova.getTime() - agora.getTime()) / 1000));
  const {status, codigo} = CotaDeEnvio;
  return new Recusa(status, codigo, textos[periodo], {}, {'Retry-After': String(segundos)});
}
