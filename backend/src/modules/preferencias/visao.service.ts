import {BindingScope, inject, injectable} from '@loopback/core';
import {audit} from '../../kernel/audit/audit';
import {currentContext} from '../../kernel/context';
import {Conflito, NaoEncontrado, SemPermissao, recusarCampos} from '../../kernel/errors';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {pessoaDoPainel} from './quem';
import type {Visao, VisaoMudanca, VisaoNova} from './visao';

/** More tabs than these nobody finds anything in. */
const POR_LISTA = 30;
const COMPARTILHADAS = 100;
const NOME_REPETIDO = 'Você já tem uma visão com este nome';

const select = (pessoa: number) =>
  sql`SELECT v.id, v.lista, v.nome, v.compartilhada, v.filtros, v.ordem, v.ocultas, v.usuario_id = ${pessoa} AS minha, u.nome AS autor
        FROM visao v JOIN usuario u ON u.id = v.usuario_id`;

/** Saved views of lists: one's own, and those that others share. Only who saved one changes it. */
@injectable({scope: BindingScope.SINGLETON})
export class VisaoService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /** One's own first, then what others share, each by name. */
  listar(lista: string): Promise<Visao[]> {
    const pessoa = pessoaDoPainel();
    return this.db.query(sql<Visao>`${select(pessoa)}
       WHERE v.lista = ${lista} AND (v.usuario_id = ${pessoa} OR (v.compartilhada AND u.ativo))
       ORDER BY v.usuario_id <> ${pessoa}, lower(v.nome), v.id LIMIT ${POR_LISTA + COMPARTILHADAS}`);
  }

  criar({lista, nome, compartilhada, filtros, ordem, ocultas}: VisaoNova): Promise<Visao> {
    const pessoa = pessoaDoPainel();
    return this.db.tx(async () => {
      // Whoever saves another at the same time waits, so that both count what is there.
      await this.db.query(sql`SELECT 1 FROM usuario WHERE id = ${pessoa} FOR UPDATE`);
      const mine = await this.db.query(
        sql<{id: number}>`SELECT id FROM visao WHERE usuario_id = ${pessoa} AND lista = ${lista}`,
      );
      if (mine.length >= POR_LISTA) throw Conflito({erro: `São no máximo ${POR_LISTA} visões por lista: exclua uma.`});
      const {agora} = currentContext();
      const [made] = await this.db.query(sql<{id: number}>`
        INSERT INTO visao (usuario_id, lista, nome, compartilhada, filtros, ordem, ocultas, criada_em)
        VALUES (${pessoa}, ${lista}, ${nome}, ${compartilhada}, ${JSON.stringify(filtros)}, ${jsonOrNull(ordem)},
                ${jsonOrNull(ocultas)}, ${agora})
        ON CONFLICT (usuario_id, lista, lower(nome)) DO NOTHING RETURNING id`);
      if (!made) throw repeated();
      await audit(this.db, {acao: 'criar', entidade: 'visao', entidadeId: made.id, depois: {lista, compartilhada}});
      return this.uma(made.id);
    });
  }

  alterar(id: number, mudanca: VisaoMudanca): Promise<Visao> {
    const pessoa = pessoaDoPainel();
    if (Object.values(mudanca).every(value => value === undefined))
      throw recusarCampos({'': 'Informe o que deve mudar'});
    return this.db.tx(async () => {
      const before = await this.propria(id);
      const {nome, compartilhada, filtros, ordem, ocultas} = {...before, ...mudanca};
      const [twin] = await this.db.query(sql<{id: number}>`
        SELECT id FROM visao WHERE usuario_id = ${pessoa} AND lista = ${before.lista} AND lower(nome) = lower(${nome}) AND id <> ${id}`);
      if (twin) throw repeated();
      await this.db.query(sql`
        UPDATE visao SET nome = ${nome}, compartilhada = ${compartilhada}, filtros = ${JSON.stringify(filtros)},
               ordem = ${jsonOrNull(ordem)}, ocultas = ${jsonOrNull(ocultas)} WHERE id = ${id}`);
      const [antes, depois] = [{compartilhada: before.compartilhada}, {compartilhada}];
      await audit(this.db, {acao: 'alterar', entidade: 'visao', entidadeId: id, antes, depois});
      return this.uma(id);
    });
  }

  excluir(id: number): Promise<void> {
    return this.db.tx(async () => {
      await this.propria(id);
      await this.db.query(sql`DELETE FROM visao WHERE id = ${id}`);
      await audit(this.db, {acao: 'remover', entidade: 'visao', entidadeId: id});
    });
  }

  private async uma(id: number): Promise<Visao> {
    const found = await this.db.one(sql<Visao>`${select(pessoaDoPainel())} WHERE v.id = ${id}`);
    if (!found) throw NaoEncontrado();
    return found;
  }

  /** The view, held until the transaction ends, where it is the caller's own. */
  private async propria(id: number): Promise<Visao> {
    const pessoa = pessoaDoPainel();
    await this.db.query(sql`SELECT 1 FROM usuario WHERE id = ${pessoa} FOR UPDATE`);
    const found = await this.uma(id);
    if (found.minha) return found;
    // Of what nobody shows one, one is not told that it is there.
    throw found.compartilhada ? SemPermissao({erro: 'Só quem salvou a visão pode alterá-la.'}) : NaoEncontrado();
  }
}

const jsonOrNull = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
const repeated = () => Conflito({erro: NOME_REPETIDO, campos: {nome: NOME_REPETIDO}});
