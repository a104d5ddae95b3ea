import {randomBytes} from 'node:crypto';
import {extname} from 'node:path';
import {BindingScope, inject, injectable, service} from '@loopback/core';
import {MAXIMO_ARQUIVOS, erroDaDivisao, type ParteNota} from '@clube/domain';
import {audit} from '../../../kernel/audit/audit';
import {currentContext} from '../../../kernel/context';
import {idempotent, type Kept} from '../../../kernel/idempotency';
import type {Jobs} from '../../../kernel/jobs/jobs';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {encerrarConferencias} from '../conferencia/conferencia';
import {recusarEmAnalise} from '../em-analise';
import {anotar, travarNota, travarNotas, type NotaTravada} from '../eventos';
import {pedirLeitura} from '../leitura/pedido';
import {arquivosDasNotas, juntarArquivos, trocarArquivos, type ArquivoDeNota} from '../arquivos';
import {PaginasService} from './paginas.service';
import {EstadoNaoPermite, NaoDivide, NaoJunta} from '../recusas';

export interface NotasJuntadas {
  mensagem: string;
  idFoto: number;
  arquivos: number;
}

export interface NotaDividida {
  mensagem: string;
  /** The one that was divided first. */
  notas: number[];
}

/** Receipts are joined (a long one in several pictures) and divided (two in one picture), then read again. */
@injectable({scope: BindingScope.SINGLETON})
export class PartesService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.JOBS) private readonly jobs: Jobs,
    @service(PaginasService) private readonly paginas: PaginasService,
  ) {}

  /** The files of the others become this receipt's further pages; the others are closed and live on in this one. */
  juntar(id: number, outras: number[]): Promise<Kept<NotasJuntadas>> {
    return idempotent(this.db, 'nota:juntar', {id, outras}, async () => {
      if (outras.includes(id) || new Set(outras).size !== outras.length)
        throw NaoJunta({erro: 'Escolha notas diferentes para juntar'});
      const [nota, ...juntadas] = await travarNotas(this.db, [id, ...outras]);
      if (!nota) throw new Error('the receipt was not locked');
      for (const cada of [nota, ...juntadas]) await this.conferirPendente(cada);
      if (juntadas.some(({pintor_id}) => pintor_id !== nota.pintor_id))
        throw NaoJunta({erro: 'As notas são de pintores diferentes'});
      const deTodas = await arquivosDasNotas(this.db, [id, ...outras]);
      const arquivos = juntarArquivos([id, ...outras].flatMap(qual => deTodas.filter(({notaId}) => notaId === qual)));
      if (arquivos.length > MAXIMO_ARQUIVOS)
        throw NaoJunta({erro: `Uma nota tem no máximo ${MAXIMO_ARQUIVOS} arquivos`});
      await encerrarConferencias(this.db, [id, ...outras]);
      for (const juntada of juntadas) await this.fecharJuntada(juntada, nota);
      await trocarArquivos(this.db, id, arquivos);
      const semUso = await this.levarCodigo(nota, juntadas);
      await pedirLeitura(this.db, this.jobs, id);
      await audit(this.db, {
        acao: 'juntar',
        entidade: 'nota',
        entidadeId: id,
        antes: {arquivos: deTodas.filter(({notaId}) => notaId === id).length},
        depois: {arquivos: arquivos.length, notas: outras},
      });
      return {mensagem: ['Notas juntadas com sucesso', ...semUso].join('. '), idFoto: id, arquivos: arquivos.length};
    });
  }

  /** The first part stays this receipt; each other becomes one of its own that arrived when this one did. */
  async dividir(id: number, partes: ParteNota[]): Promise<Kept<NotaDividida>> {
    const paginas = await this.paginas.dosCortados(id, partes);
    return idempotent(this.db, 'nota:dividir', {id, partes}, async () => {
      const nota = await travarNota(this.db, {id});
      await this.conferirPendente(nota);
      const arquivos = (await arquivosDasNotas(this.db, [id])).map(arquivo => ({
        ...arquivo,
        paginas: paginas.get(arquivo.arquivoId),
      }));
      const erro = erroDaDivisao(arquivos, partes, MAXIMO_ARQUIVOS);
      if (erro) throw NaoDivide({erro, campos: {partes: erro}});
      const [primeira = [], ...resto] = partes.map(parte => usar(arquivos, parte));
      await encerrarConferencias(this.db, [id]);
      await trocarArquivos(this.db, id, primeira);
      const notas = [id];
      for (const parte of resto) notas.push(await this.separar(nota, parte));
      await this.anotarDivisao(nota, notas.slice(1));
      await pedirLeitura(this.db, this.jobs, id);
      await audit(this.db, {
        acao: 'dividir',
        entidade: 'nota',
        entidadeId: id,
        antes: {arquivos: arquivos.length},
        depois: {arquivos: primeira.length, notas: notas.slice(1)},
      });
      return {mensagem: `Nota dividida em ${notas.length}`, notas};
    });
  }

  private async conferirPendente(nota: NotaTravada): Promise<void> {
    if (nota.estado !== 'pendente') throw EstadoNaoPermite({erro: `A nota ${nota.id} não está mais pendente.`});
    await recusarEmAnalise(this.db, nota);
  }

  private async fecharJuntada(juntada: NotaTravada, nota: NotaTravada): Promise<void> {
    await this.db.query(`DELETE FROM nota_arquivo WHERE nota_id = $1`, [juntada.id]);
    await this.db.query(
      `UPDATE nota SET estado = 'encerrada', junta_em = $2, analise_por = NULL, analise_ate = NULL, atualizado_em = $3 WHERE id = $1`,
      [juntada.id, nota.id, currentContext().agora],
    );
    const motivo = `Juntada à nota ${nota.id}`;
    await anotar(this.db, {notaId: juntada.id, de: 'pendente', para: 'encerrada', motivo});
    const recebeu = `Recebeu as páginas da nota ${juntada.id}`;
    await anotar(this.db, {notaId: nota.id, de: 'pendente', para: 'pendente', motivo: recebeu});
  }

  /** A receipt takes one code: its own, else the first of those joined to it. Answers what becomes of the rest. */
  private async levarCodigo(nota: NotaTravada, juntadas: readonly NotaTravada[]): Promise<string[]> {
    const comCodigo = juntadas.filter(({codigo_promocional}) => codigo_promocional !== null);
    const dona = nota.codigo_promocional === null ? comCodigo[0] : undefined;
    if (dona) {
      await this.db.query(`UPDATE nota SET codigo_promocional = NULL WHERE id = $1`, [dona.id]);
      await this.db.query(`UPDATE nota SET codigo_promocional = $2 WHERE id = $1`, [nota.id, dona.codigo_promocional]);
    }
    return comCodigo
      .filter(juntada => juntada !== dona)
      .map(({id, codigo_promocional}) => `O código ${codigo_promocional} da nota ${id} fica sem uso`);
  }

  private async separar(nota: NotaTravada, parte: readonly ArquivoDeNota[]): Promise<number> {
    const {agora} = currentContext();
    const nomeArquivo = `${randomBytes(12).toString('hex')}${extname(nota.nome_arquivo)}`;
    const separada = await this.db.one<{id: number}>(
      `INSERT INTO nota (pintor_id, nome_arquivo, criado_em, atualizado_em) VALUES ($1, $2, $3, $4) RETURNING id`,
      [nota.pintor_id, nomeArquivo, nota.criado_em, agora],
    );
    if (!separada) throw new Error('the receipt was not written');
    await trocarArquivos(this.db, separada.id, parte);
    const motivo = `Separada da nota ${nota.id}`;
    await anotar(this.db, {notaId: separada.id, de: null, para: 'pendente', motivo});
    await pedirLeitura(this.db, this.jobs, separada.id);
    return separada.id;
  }

  /** What the whole paper's key was says nothing of its parts any more. */
  private async anotarDivisao(nota: NotaTravada, separadas: readonly number[]): Promise<void> {
    await this.db.query(`UPDATE nota SET chave = NULL, atualizado_em = $2 WHERE id = $1`, [
      nota.id,
      currentContext().agora,
    ]);
    const motivo = `Separou ${separadas.length === 1 ? 'a nota' : 'as notas'} ${separadas.join(', ')}`;
    await anotar(this.db, {notaId: nota.id, de: 'pendente', para: 'pendente', motivo});
  }
}

/** What is not cut anew keeps the part that it was. */
const usar = (arquivos: readonly ArquivoDeNota[], {arquivos: usos}: ParteNota): ArquivoDeNota[] =>
  usos.flatMap(({arquivo, recorte}) => {
    const daNota = arquivos[arquivo];
    return daNota ? [{...daNota, recorte: recorte ?? daNota.recorte}] : [];
  });
