import {BindingScope, inject, injectable, service} from '@loopback/core';
import {MAX_FILES, MAX_PENDING, pendingError} from '@clube/domain';
import {Refusal} from '../../../kernel/refusals/refusals';
import type {ReceivedFile} from '../../../kernel/http/input/multipart';
import {idempotent, type IdempotentAnswer} from '../../../kernel/idempotency';
import type {Events} from '../../../kernel/events/events';
import type {Jobs} from '../../../kernel/jobs/jobs';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {requireActivePintor} from '../../../kernel/privacy/require-active-pintor';
import type {Throttle} from '../../../kernel/security/throttle';
import type {Storage} from '../../../kernel/storage/storage';
import {ConfiguracaoService} from '../../configuracoes';
import {PontosService, PontuacaoBlocked, normaliseCodigo} from '../../pontos';
import {
  FileRefusal,
  readRefusal,
  refusalText,
  receivedOutcomes,
  refusedOutcomes,
  summary,
  type FileOutcome,
  type ReceivedNota,
} from './outcomes';
import {QuotasService, type OpenQuota} from './quotas.service';
import {checkReceipt, type SentReceipt} from './check-receipt';
import {NotaRecebida} from '../domain-events';
import {TooManyFiles, NotaNotFound, NotaSentBefore, TooManyPending, NoFile} from '../refusals';
import {mayBeResent, sentBefore, pendingCount, registerNota} from './register-nota';

export interface SendOptions {
  codigo?: string | undefined;
  /** The files are the pages of one receipt, in order. */
  juntar?: boolean;
  /** The rejected receipt that is sent again: the first accepted receipt replaces it. */
  reenvioDe?: number | undefined;
}

export interface SentAnswer {
  mensagem: string;
  arquivos: FileOutcome[];
}

/** The painter who sends; without a quota if our own code does. */
interface Sending {
  pintorId: number;
  codigo?: string | undefined;
  reenvioDe?: number | undefined;
  quota?: OpenQuota;
}

export const SEND_NOTAS = 'POST /api/upload/venda_foto';

/** Receives receipts: each file is accepted or refused on its own, or all files are one receipt. */
@injectable({scope: BindingScope.SINGLETON})
export class NotaSendingService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.STORAGE) private readonly storage: Storage,
    @inject(Kernel.JOBS) private readonly jobs: Jobs,
    @inject(Kernel.EVENTS) private readonly events: Events,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
    @service(PontosService) private readonly pontos: PontosService,
    @service(ConfiguracaoService) private readonly configuracoes: ConfiguracaoService,
    @service(QuotasService) private readonly quotas: QuotasService,
  ) {}

  /** Idempotent by the content of the files in order, the code, and `juntar`; file names do not count. */
  async send(
    pintorId: number,
    files: ReceivedFile[],
    {codigo, juntar: join = false, reenvioDe}: SendOptions = {},
  ): Promise<IdempotentAnswer<SentAnswer>> {
    if (files.length === 0) throw NoFile();
    if (files.length > MAX_FILES) throw TooManyFiles();
    const free = codigo ? normaliseCodigo(codigo) : undefined;
    const receipts: SentReceipt[] = [];
    for (const parts of join ? [files] : files.map(file => [file])) receipts.push(await checkReceipt(parts));
    // Unacceptable files are refused before the code is checked; otherwise junk files could be used to try out codes.
    const checkedCodigo = receipts.some(({refusal}) => !refusal) ? free : undefined;
    if (checkedCodigo) await this.throttle.lookup();
    const request = {juntar: join, codigo: free, reenvioDe, arquivos: files.map(({sha256, bytes}) => [sha256, bytes])};
    return this.withStored(receipts, stored =>
      idempotent(this.db, SEND_NOTAS, request, async () => {
        stored.clear();
        await this.lock(pintorId);
        const quota = await this.quotas.open(pintorId);
        if (checkedCodigo) await this.checkCodigo(pintorId, checkedCodigo);
        const again = await this.resent(pintorId, reenvioDe);
        const outcomes = await this.decide({pintorId, codigo: free, reenvioDe: again, quota}, receipts, stored);
        await quota.save();
        const accepted = outcomes.filter(({situacao: standing}) => standing === 'recebida').length;
        return {mensagem: join ? summary(1, 1) : summary(accepted, outcomes.length), arquivos: outcomes};
      }),
    );
  }

  /** Receives one file as one receipt. */
  async receive(pintorId: number, file: ReceivedFile, codigo?: string): Promise<ReceivedNota> {
    const receipt = await checkReceipt([file]);
    return this.withStored([receipt], stored =>
      this.db.tx(async () => {
        stored.clear();
        await this.lock(pintorId);
        try {
          return await this.register({pintorId, codigo}, receipt, stored);
        } catch (error) {
          throw readRefusal(error).refusal;
        }
      }),
    );
  }

  /**
   * Files are on disk before their rows are written, and rows before the response is sent. Files of refused receipts
   * are deleted. After an error the commit may have succeeded all the same, and a row must never reference a missing
   * file, so the nightly sweep decides.
   */
  private async withStored<T>(receipts: SentReceipt[], register: (stored: Set<SentReceipt>) => Promise<T>) {
    const stored = new Set<SentReceipt>();
    const discard = async () => {
      for (const receipt of receipts)
        if (!stored.has(receipt)) for (const {caminho} of receipt.checked) await this.storage.remove(caminho);
    };
    try {
      for (const {checked} of receipts)
        for (const {caminho, source} of checked) await this.storage.save(caminho, source.path);
    } catch (error) {
      await discard();
      throw error;
    }
    try {
      const answer = await register(stored);
      await discard();
      return answer;
    } catch (error) {
      if (error instanceof Refusal) {
        stored.clear();
        await discard();
      }
      throw error;
    }
  }

  /**
   * Serialises uploads of one painter, so that each sees the receipts of the other.
   * @throws InvalidSession if the painter has left meanwhile
   */
  private async lock(pintorId: number): Promise<void> {
    await this.db.query(sql`SELECT 1 FROM conta WHERE pintor_id = ${pintorId} FOR NO KEY UPDATE`);
    await requireActivePintor(this.db, pintorId);
  }

  private async checkCodigo(pintorId: number, codigo: string): Promise<void> {
    this.pontos.codigos.checkWithNota(await this.pontos.codigos.find(codigo, pintorId));
    await this.pontos.codigos.checkLimits(pintorId, await this.configuracoes.current());
  }

  /**
   * Another painter's receipt counts as not found. If the painter's own one was changed meanwhile, the files are
   * accepted as a new receipt.
   */
  private async resent(pintorId: number, id: number | undefined): Promise<number | undefined> {
    if (id === undefined) return undefined;
    const free = await mayBeResent(this.db, pintorId, id);
    if (free === undefined) throw NotaNotFound();
    return free ? id : undefined;
  }

  /** Returns the result of every file; throws the first refusal if none was accepted. */
  private async decide(sending: Sending, receipts: SentReceipt[], stored: Set<SentReceipt>): Promise<FileOutcome[]> {
    const outcomes: FileOutcome[] = [];
    let first: {refusal: Refusal; erro: string} | undefined;
    for (const receipt of receipts) {
      try {
        // The code and `reenvioDe` apply to the first accepted receipt only.
        const about = stored.size === 0 ? sending : {...sending, codigo: undefined, reenvioDe: undefined};
        const received = await this.register(about, receipt, stored);
        outcomes.push(...receivedOutcomes(receipt.parts, received));
      } catch (error) {
        const refused = readRefusal(error);
        first ??= {refusal: refused.refusal, erro: refusalText(receipt.parts, refused)};
        outcomes.push(...refusedOutcomes(receipt.parts, refused));
      }
    }
    if (stored.size === 0 && first) {
      const {status, codigo, headers} = first.refusal;
      throw new Refusal(status, codigo, first.erro, {arquivos: outcomes}, headers);
    }
    return outcomes;
  }

  private async register(
    {pintorId, codigo, reenvioDe, quota}: Sending,
    receipt: SentReceipt,
    stored: Set<SentReceipt>,
  ): Promise<ReceivedNota> {
    const {parts, checked, refusal} = receipt;
    if (refusal) throw refusal.file ? new FileRefusal(refusal.refusal, refusal.file) : refusal.refusal;
    if ((await this.configuracoes.current()).bloquearPontuacao) throw PontuacaoBlocked();
    await this.refuseRepeated(pintorId, parts);
    const erro = pendingError(await pendingCount(this.db, pintorId, MAX_PENDING));
    if (erro) throw TooManyPending({erro});
    quota?.spend({arquivos: parts.length, bytes: parts.reduce((sum, {bytes}) => sum + bytes, 0)});
    const id = await registerNota(this.db, this.jobs, {pintorId, files: checked, codigo, reenvioDe});
    await this.events.publish(NotaRecebida, pintorId, {notaId: id});
    stored.add(receipt);
    return {id, nomeArquivo: checked[0]?.nomeArquivo ?? ''};
  }

  private async refuseRepeated(pintorId: number, parts: ReceivedFile[]): Promise<void> {
    const hashes = parts.map(({sha256}) => sha256);
    const sha256 = await sentBefore(this.db, pintorId, hashes);
    const repeated = parts.find(part => part.sha256 === sha256);
    if (repeated) throw new FileRefusal(NotaSentBefore(), repeated);
  }
}
