import {BindingScope, inject, injectable, service} from '@loopback/core';
import {repository} from '@loopback/repository';
import {
  CPF_INVALIDO,
  EMAIL_INVALIDO,
  OBRIGATORIOS_USUARIO,
  cpfValido,
  emailValido,
  faltam,
  normalizarEmail,
  somenteDigitos,
  temErros,
  validarPerfilUsuario,
  type ErrosCampos,
  type PerfilDeUsuario,
  type Permissao,
} from '@clube/domain';
import {audit} from '../../kernel/audit/audit';
import {actor} from '../../kernel/context';
import {NaoEncontrado, recusarCampos} from '../../kernel/errors';
import {Kernel} from '../../kernel/keys';
import {brokenUnique} from '../../kernel/persistence/broken-unique';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import type {RepositoryOf} from '../../kernel/resources/entity';
import type {AtorDeSessao, Sessions} from '../../kernel/security/sessions';
import {CredencialService} from './credencial.service';
import {UsuarioDesativado, UsuarioJaCadastrado} from './recusas';
import {Usuario as Guardado} from './usuario';

export interface Usuario {
  id: number;
  nome: string;
  cpf: string;
  email: string;
  permissao: Permissao;
}

export interface NovoUsuario extends Omit<Usuario, 'id'> {
  senha: string;
}

const visivel = ({id, nome, cpf, email, permissao}: Usuario): Usuario => ({id, nome, cpf, email, permissao});

/** The staff: how they enter, their own profile, and making a new one. */
@injectable({scope: BindingScope.SINGLETON})
export class UsuarioService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @repository(Guardado.Repository) private readonly guardados: RepositoryOf<typeof Guardado>,
    @inject(Kernel.SESSIONS) private readonly sessions: Sessions,
    @service(CredencialService) private readonly credenciais: CredencialService,
  ) {}

  /** @throws 422 wrong CPF or password, 403 when the account is switched off. */
  async entrar(login: string, senha: string): Promise<{token: string; usuario: Usuario}> {
    const cpf = somenteDigitos(login);
    const found = await this.guardados.findOne({where: {cpf}});
    await this.credenciais.conferir({tipo: 'painel', login: cpf, sujeitoId: found?.id, senha});
    if (!found?.ativo) throw UsuarioDesativado();
    return {token: await this.sessions.create('painel', found.id), usuario: visivel(found)};
  }

  /** Asked again every few seconds of each session: SQL, as what is asked often is. */
  async ator(id: number, sessao: string): Promise<AtorDeSessao | undefined> {
    const row = await this.db.one(
      sql<{nome: string; permissao: Permissao}>`SELECT nome, permissao FROM usuario WHERE id = ${id} AND ativo`,
    );
    return row && {tipo: 'painel', id, sessao, nome: row.nome, permissao: row.permissao};
  }

  /**
   * The own profile: name and password; empty passwords keep the one there is. A new password ends the person's other
   * sessions. @throws 422 with the field when something is missing or the current password is wrong.
   */
  async alterarPerfil({nome, senha, senhaAntiga = ''}: PerfilDeUsuario): Promise<Usuario> {
    const erros = validarPerfilUsuario({nome, senha, senhaAntiga});
    if (temErros(erros)) throw recusarCampos(erros);
    const {id, sessao} = actor('painel');
    const atual = await this.guardados.findOne({where: {id}});
    if (!atual) throw NaoEncontrado();
    const hash = senha ? await this.novaSenha(atual, senha, senhaAntiga) : undefined;
    await this.db.tx(async () => {
      if (nome !== undefined) await this.guardados.updateById(id, {nome});
      if (hash) {
        await this.credenciais.gravar('painel', id, hash);
        await this.sessions.endAll('painel', id, sessao);
      }
      const outroNome = nome !== undefined && nome !== atual.nome;
      const depois = {...(outroNome && {nome: true}), ...(hash && {senha: true})};
      if (Object.keys(depois).length > 0)
        await audit(this.db, {acao: 'alterar-perfil', entidade: 'usuario', entidadeId: id, depois});
    });
    this.sessions.forget('painel', id);
    return {...visivel(atual), ...(nome !== undefined && {nome})};
  }

  private async novaSenha({id, cpf}: Usuario, senha: string, senhaAntiga: string): Promise<string> {
    const erro = 'A senha atual não confere.';
    await this.credenciais.conferir(
      {tipo: 'painel', login: cpf, sujeitoId: id, senha: senhaAntiga},
      {erro, campos: {senhaAntiga: erro}},
    );
    return this.credenciais.preparar('painel', senha);
  }

  /** @throws 422 with the fields that are missing or wrong, 409 when the CPF already has a user. */
  async criar(novo: NovoUsuario): Promise<Usuario> {
    const dados = {...novo, nome: novo.nome.trim(), cpf: somenteDigitos(novo.cpf), email: normalizarEmail(novo.email)};
    const erros = errosDoUsuario(dados);
    if (temErros(erros)) throw recusarCampos(erros);
    const hash = await this.credenciais.preparar('painel', dados.senha);
    return this.db.tx(async () => {
      const {nome, cpf, email, permissao} = dados;
      const usuario = await this.guardados.create({nome, cpf, email, permissao}).catch((error: unknown) => {
        throw brokenUnique(error) ? UsuarioJaCadastrado({campos: {cpf: UsuarioJaCadastrado.erro}}) : error;
      });
      await this.credenciais.gravar('painel', usuario.id, hash);
      const depois = {permissao: usuario.permissao};
      await audit(this.db, {acao: 'criar', entidade: 'usuario', entidadeId: usuario.id, depois});
      return visivel(usuario);
    });
  }
}

function errosDoUsuario(novo: NovoUsuario): ErrosCampos {
  const faltas = faltam({...novo}, OBRIGATORIOS_USUARIO);
  return {
    ...faltas,
    ...(!faltas.cpf && !cpfValido(novo.cpf) && {cpf: CPF_INVALIDO}),
    ...(!faltas.email && !emailValido(novo.email) && {email: EMAIL_INVALIDO}),
  };
}
