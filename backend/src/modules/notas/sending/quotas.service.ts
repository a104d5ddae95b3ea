import {createHmac} from 'node:crypto';
import {BindingScope, inject, injectable} from '@loopback/core';
import {
  ADDRESS_QUOTA,
  PINTOR_QUOTA,
  exceededQuota,
  civilDateOf,
  startOfDay,
  renewalDay,
  type Usage,
  type Quota,
  type QuotaPeriod,
} from '@clube/domain';
import type {Config} from '../../../kernel/config/config';
import {currentContext, requireActor} from '../../../kernel/context';
import {wasAnswered} from '../../../kernel/idempotency';
import {Refusal} from '../../../kernel/refusals/refusals';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {SendingQuotaReached} from '../refusals';
import {networkOfAddress} from './network-of-address';

/** A painter or an address, with the limits that apply. */
interface CountedSender {
  who: string;
  quota: Quota;
  texts: Readonly<Record<QuotaPeriod, string>>;
}

type UsedQuota = Record<QuotaPeriod, Usage>;

const PINTOR_TEXTS = {
  dia: 'Você já enviou hoje tudo o que cabe em um dia. Envie o resto amanhã.',
  mes: 'Você já enviou neste mês tudo o que cabe em um mês. Envie o resto no mês que vem.',
};
const ADDRESS_TEXTS = {
  dia: 'Já chegaram hoje arquivos demais da rede em que você está. Envie por outra rede ou amanhã.',
  mes: 'Já chegaram neste mês arquivos demais da rede em que você está. Envie por outra rede ou no mês que vem.',
};

/** The rest of the quotas within one request, updated with every `spend`. */
export interface OpenQuota {
  /** @throws SendingQuotaReached when it exceeds the rest */
  spend(more: Usage): void;
  save(): Promise<void>;
}

/** Limits what each painter, and each address, may send in a day and in a month. */
@injectable({scope: BindingScope.SINGLETON})
export class QuotasService {
  /** Bytes by sender in current requests of this process, which are in no row yet. */
  private readonly arriving = new Map<string, number>();

  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.CONFIG) private readonly config: Config,
  ) {}

  /**
   * Called before a body is read: refuses what exceeds the quota, by the announced size and by other current requests.
   * A repeated request is admitted, to get its earlier response again. Returns the function that ends the count.
   */
  async admit(bytes: number): Promise<() => void> {
    const senders = this.sendersOf(requireActor('loja').id);
    const repeated = await wasAnswered(this.db);
    const usages: UsedQuota[] = [];
    for (const {who} of senders) usages.push(repeated ? UNUSED_QUOTA : await this.usedBy(who));
    // No await from here on, so that concurrent requests see each other.
    for (const [i, sender] of senders.entries()) {
      const coming = {arquivos: repeated ? 0 : 1, bytes: bytes + this.arrivingOf(sender.who)};
      const exceeded = exceededQuota(usages[i] ?? UNUSED_QUOTA, coming, sender.quota);
      if (exceeded) throw quotaRefusal(sender, exceeded);
    }
    for (const {who} of senders) this.arriving.set(who, this.arrivingOf(who) + bytes);
    return () => {
      for (const {who} of senders) {
        const rest = this.arrivingOf(who) - bytes;
        if (rest > 0) this.arriving.set(who, rest);
        else this.arriving.delete(who);
      }
    };
  }

  private arrivingOf = (who: string): number => this.arriving.get(who) ?? 0;

  /**
   * Counts exactly, in the caller's transaction, with the painter's account locked. It locks the address after it, so
   * that requests from the same address wait for this one's rows.
   */
  async open(pintorId: number): Promise<OpenQuota> {
    const senders = this.sendersOf(pintorId);
    const day = civilDateOf(currentContext().now);
    const usages: {sender: CountedSender; usedBy: UsedQuota}[] = [];
    for (const sender of senders) {
      await this.db.query(
        sql`INSERT INTO consumo_envio (quem, dia) VALUES (${sender.who}, ${day}) ON CONFLICT DO NOTHING`,
      );
      await this.db.query(
        sql`SELECT 1 FROM consumo_envio WHERE quem = ${sender.who} AND dia = ${day} FOR NO KEY UPDATE`,
      );
      usages.push({sender, usedBy: await this.usedBy(sender.who)});
    }
    let spent: Usage = {arquivos: 0, bytes: 0};
    return {
      spend: more => {
        const together = add(spent, more);
        for (const {sender, usedBy: usage} of usages) {
          const exceeded = exceededQuota(usage, together, sender.quota);
          if (exceeded) throw quotaRefusal(sender, exceeded);
        }
        spent = together;
      },
      save: async () => {
        await this.db.query(
          sql`UPDATE consumo_envio SET arquivos = arquivos + ${spent.arquivos}, bytes = bytes + ${spent.bytes} WHERE quem = ANY(${senders.map(({who}) => who)})
              AND dia = ${day}`,
        );
      },
    };
  }

  /** The painter before the address, which is the lock order. */
  private sendersOf(pintorId: number): CountedSender[] {
    const {address} = currentContext();
    const pintor = {who: `pintor:${pintorId}`, quota: PINTOR_QUOTA, texts: PINTOR_TEXTS};
    if (!address) return [pintor];
    const network = createHmac('sha256', this.config.secret).update(networkOfAddress(address)).digest('base64url');
    return [pintor, {who: `endereco:${network}`, quota: ADDRESS_QUOTA, texts: ADDRESS_TEXTS}];
  }

  private async usedBy(who: string): Promise<UsedQuota> {
    const today = civilDateOf(currentContext().now);
    const row = await this.db.one(sql<Record<'arq_dia' | 'byt_dia' | 'arq_mes' | 'byt_mes', number>>`
      SELECT coalesce(sum(arquivos) FILTER (WHERE dia = ${today}), 0) AS arq_dia, coalesce(sum(bytes) FILTER (WHERE dia = ${today}), 0) AS byt_dia,
              coalesce(sum(arquivos), 0) AS arq_mes, coalesce(sum(bytes), 0) AS byt_mes
         FROM consumo_envio WHERE quem = ${who} AND dia BETWEEN ${`${today.slice(0, 7)}-01`} AND ${today}`);
    if (!row) return UNUSED_QUOTA;
    return {
      dia: {arquivos: row.arq_dia, bytes: row.byt_dia},
      mes: {arquivos: row.arq_mes, bytes: row.byt_mes},
    };
  }
}

const UNUSED_QUOTA: UsedQuota = {dia: {arquivos: 0, bytes: 0}, mes: {arquivos: 0, bytes: 0}};

const add = (a: Usage, b: Usage): Usage => ({arquivos: a.arquivos + b.arquivos, bytes: a.bytes + b.bytes});

/** The refusal, with the time when the quota is available again. */
function quotaRefusal({texts}: CountedSender, period: QuotaPeriod): Refusal {
  const {now} = currentContext();
  const renewsAt = startOfDay(renewalDay(period, civilDateOf(now)));
  const seconds = Math.max(1, Math.ceil((renewsAt.getTime() - now.getTime()) / 1000));
  const {status, codigo} = SendingQuotaReached;
  return new Refusal(status, codigo, texts[period], {}, {'Retry-After': String(seconds)});
}
