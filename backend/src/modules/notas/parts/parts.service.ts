import {randomBytes} from 'node:crypto';
import {extname} from 'node:path';
import {BindingScope, inject, injectable, service} from '@loopback/core';
import {MAX_FILES, divisionError, type NotaPart} from '@clube/domain';
import {audit} from '../../../kernel/audit/audit';
import {currentContext} from '../../../kernel/context';
import {idempotent, type IdempotentAnswer} from '../../../kernel/idempotency';
import type {Events} from '../../../kernel/events/events';
import type {Jobs} from '../../../kernel/jobs/jobs';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {closeSecondChecks} from '../venda/second-check';
import {refuseUnderAnalysis} from '../analysis/under-analysis';
import {NotaJuntada} from '../domain-events';
import {
  lockNota,
  lockNotas,
  nextState,
  recordEvent,
  transitionTo,
  withdrawVendaRequest,
  type LockedNota,
} from '../events';
import {requestReading} from '../reading/request';
import {filesOfNotas, joinFiles, replaceFiles, type StoredNotaFile} from '../files/files';
import {PageCountService} from './page-count.service';
import {StateForbids, CannotDivide, CannotJoin} from '../refusals';

export interface JoinedNotas {
  mensagem: string;
  idFoto: number;
  arquivos: number;
}

export interface DividedNota {
  mensagem: string;
  /** Ids of the resulting receipts, the divided one first. */
  notas: number[];
}

/**
 * Joins receipts (one long receipt in several pictures) and divides them (two in one picture); the results are read
 * again.
 */
@injectable({scope: BindingScope.SINGLETON})
export class PartsService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.JOBS) private readonly jobs: Jobs,
    @inject(Kernel.EVENTS) private readonly events: Events,
    @service(PageCountService) private readonly pages: PageCountService,
  ) {}

  /** Adds the files of the others to this receipt; the others are closed and reference it. */
  join(id: number, others: number[]): Promise<IdempotentAnswer<JoinedNotas>> {
    return idempotent(this.db, 'nota:juntar', {id, outras: others}, async () => {
      if (others.includes(id) || new Set(others).size !== others.length)
        throw CannotJoin({erro: 'Escolha notas diferentes para juntar'});
      const [nota, ...joinedNotas] = await lockNotas(this.db, [id, ...others]);
      if (!nota) throw new Error('the receipt was not locked');
      for (const each of [nota, ...joinedNotas]) await this.requirePending(each);
      if (joinedNotas.some(({pintor_id}) => pintor_id !== nota.pintor_id))
        throw CannotJoin({erro: 'As notas são de pintores diferentes'});
      const ofAll = await filesOfNotas(this.db, [id, ...others]);
      const files = joinFiles([id, ...others].flatMap(which => ofAll.filter(({notaId}) => notaId === which)));
      if (files.length > MAX_FILES) throw CannotJoin({erro: `Uma nota tem no máximo ${MAX_FILES} arquivos`});
      await closeSecondChecks(this.db, [id, ...others]);
      await withdrawVendaRequest(this.db, id, 'A nota recebeu as páginas de outra');
      for (const joined of joinedNotas) await this.closeJoined(joined, nota);
      await replaceFiles(this.db, id, files);
      const unused = await this.carryCodigo(nota, joinedNotas);
      await requestReading(this.db, this.jobs, id);
      await audit(this.db, {
        action: 'juntar',
        entity: 'nota',
        entityId: id,
        before: {arquivos: ofAll.filter(({notaId}) => notaId === id).length},
        after: {arquivos: files.length, notas: others},
      });
      return {mensagem: ['Notas juntadas com sucesso', ...unused].join('. '), idFoto: id, arquivos: files.length};
    });
  }

  /** The first part stays this receipt; each other part becomes a new receipt with the same arrival time. */
  async divide(id: number, parts: NotaPart[]): Promise<IdempotentAnswer<DividedNota>> {
    const pages = await this.pages.countCutFiles(id, parts);
    return idempotent(this.db, 'nota:dividir', {id, partes: parts}, async () => {
      const nota = await lockNota(this.db, {id});
      await this.requirePending(nota);
      const files = (await filesOfNotas(this.db, [id])).map(file => ({
        ...file,
        paginas: pages.get(file.arquivoId),
      }));
      const erro = divisionError(files, parts, MAX_FILES);
      if (erro) throw CannotDivide({erro, campos: {partes: erro}});
      const [first = [], ...rest] = parts.map(part => useFiles(files, part));
      await closeSecondChecks(this.db, [id]);
      await replaceFiles(this.db, id, first);
      const notas = [id];
      for (const part of rest) notas.push(await this.separate(nota, part));
      await this.noteDivision(nota, notas.slice(1));
      await requestReading(this.db, this.jobs, id);
      await audit(this.db, {
        action: 'dividir',
        entity: 'nota',
        entityId: id,
        before: {arquivos: files.length},
        after: {arquivos: first.length, notas: notas.slice(1)},
      });
      return {mensagem: `Nota dividida em ${notas.length}`, notas};
    });
  }

  private async requirePending(nota: LockedNota): Promise<void> {
    if (nota.estado !== 'pendente') throw StateForbids({erro: `A nota ${nota.id} não está mais pendente.`});
    await refuseUnderAnalysis(this.db, nota);
  }

  private async closeJoined(joined: LockedNota, nota: LockedNota): Promise<void> {
    await this.db.query(sql`DELETE FROM nota_arquivo WHERE nota_id = ${joined.id}`);
    await this.db.query(sql`UPDATE nota SET junta_em = ${nota.id} WHERE id = ${joined.id}`);
    const to = nextState(joined, 'juntar');
    await transitionTo(this.db, joined, to, `Juntada à nota ${nota.id}`);
    await audit(this.db, {
      action: 'juntar',
      entity: 'nota',
      entityId: joined.id,
      before: {estado: joined.estado},
      after: {estado: to, juntaEm: nota.id},
    });
    await this.events.publish(NotaJuntada, joined.pintor_id, {notaId: joined.id, juntaEm: nota.id});
    const received = `Recebeu as páginas da nota ${joined.id}`;
    await recordEvent(this.db, {notaId: nota.id, from: 'pendente', to: 'pendente', reason: received});
  }

  /** A receipt has one code: its own, else the first of the joined ones. Returns what happens to the others. */
  private async carryCodigo(nota: LockedNota, joinedNotas: readonly LockedNota[]): Promise<string[]> {
    const withCodigo = joinedNotas.filter(({codigo_promocional}) => codigo_promocional !== null);
    const giver = nota.codigo_promocional === null ? withCodigo[0] : undefined;
    if (giver) {
      await this.db.query(sql`UPDATE nota SET codigo_promocional = NULL WHERE id = ${giver.id}`);
      await this.db.query(sql`UPDATE nota SET codigo_promocional = ${giver.codigo_promocional} WHERE id = ${nota.id}`);
    }
    return withCodigo
      .filter(joined => joined !== giver)
      .map(({id, codigo_promocional}) => `O código ${codigo_promocional} da nota ${id} fica sem uso`);
  }

  private async separate(nota: LockedNota, part: readonly StoredNotaFile[]): Promise<number> {
    const {now} = currentContext();
    const nomeArquivo = `${randomBytes(12).toString('hex')}${extname(nota.nome_arquivo)}`;
    const separated = await this.db.one(
      sql<{id: number}>`
        INSERT INTO nota (pintor_id, nome_arquivo, criado_em, atualizado_em) VALUES (${nota.pintor_id}, ${nomeArquivo}, ${nota.criado_em}, ${now}) RETURNING id`,
    );
    if (!separated) throw new Error('the receipt was not written');
    await replaceFiles(this.db, separated.id, part);
    const reason = `Separada da nota ${nota.id}`;
    await recordEvent(this.db, {notaId: separated.id, from: null, to: 'pendente', reason});
    await requestReading(this.db, this.jobs, separated.id);
    return separated.id;
  }

  /** The access key of the whole paper does not apply to its parts any more. */
  private async noteDivision(nota: LockedNota, separatedIds: readonly number[]): Promise<void> {
    await this.db.query(
      sql`UPDATE nota SET chave = NULL, atualizado_em = ${currentContext().now} WHERE id = ${nota.id}`,
    );
    const reason = `Separou ${separatedIds.length === 1 ? 'a nota' : 'as notas'} ${separatedIds.join(', ')}`;
    await recordEvent(this.db, {notaId: nota.id, from: 'pendente', to: 'pendente', reason});
  }
}

/** A file that is not divided again keeps its present part. */
const useFiles = (files: readonly StoredNotaFile[], {arquivos: uses}: NotaPart): StoredNotaFile[] =>
  uses.flatMap(({arquivo: file, recorte: crop}) => {
    const fileOfNota = files[file];
    return fileOfNota ? [{...fileOfNota, recorte: crop ?? fileOfNota.recorte}] : [];
  });
