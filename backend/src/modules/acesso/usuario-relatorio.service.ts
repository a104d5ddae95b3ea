import {BindingScope, inject, injectable, service} from '@loopback/core';
import {repository} from '@loopback/repository';
import {CNPJ_INVALIDO, EMAIL_INVALIDO, cnpjValido, emailValido, normalizarCnpj, normalizarEmail} from '@clube/domain';
import {audit} from '../../kernel/audit/audit';
import {recusarCampos} from '../../kernel/errors';
import {Kernel} from '../../kernel/keys';
import {brokenUnique} from '../../kernel/persistence/broken-unique';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import type {RepositoryOf} from '../../kernel/resources/entity';
import type {AtorDeSessao, Sessions} from '../../kernel/security/sessions';
import {CredencialService} from './credencial.service';
import {UsuarioDesativado, UsuarioJaCadastrado} from './recusas';
import {UsuarioRelatorio as Guardado} from './usuario';

export interface UsuarioRelatorio {
  id: number;
  nome: string;
  cnpj: string;
  email: string;
}

const visivel = ({id, nome, cnpj, email}: UsuarioRelatorio): UsuarioRelatorio => ({id, nome, cnpj, email});

/** The resellers' reporting logins: one for each CNPJ root. */
@injectable({scope: BindingScope.SINGLETON})
export class UsuarioRelatorioService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @repository(Guardado.Repository) private readonly guardados: RepositoryOf<typeof Guardado>,
    @inject(Kernel.SESSIONS) private readonly sessions: Sessions,
    @service(CredencialService) private readonly credenciais: CredencialService,
  ) {}

  /** @throws 422 wrong CNPJ or password, 403 when the account is switched off. */
  async entrar(login: string, senha: string): Promise<{token: string; usuario: UsuarioRelatorio}> {
    const cnpj = normalizarCnpj(login);
    const found = await this.guardados.findOne({where: {cnpj}});
    await this.credenciais.conferir(
      {tipo: 'relatorio', login: cnpj, sujeitoId: found?.id, senha},
      {erro: 'CNPJ ou senha inválidos.'},
    );
    if (!found?.ativo) throw UsuarioDesativado();
    return {token: await this.sessions.create('relatorio', found.id), usuario: visivel(found)};
  }

  /** Asked again every few seconds of each session: SQL, as what is asked often is. */
  async ator(id: number, sessao: string): Promise<AtorDeSessao | undefined> {
    const row = await this.db.one(
      sql<{nome: string; cnpjRaiz: string}>`
        SELECT nome, cnpj_raiz AS "cnpjRaiz" FROM usuario_relatorio WHERE id = ${id} AND ativo`,
    );
    return row && {tipo: 'relatorio', id, sessao, ...row};
  }

  /** @throws 422 with the fields that are wrong, 409 when the CNPJ's root already has a login. */
  async criar(novo: Omit<UsuarioRelatorio, 'id'> & {senha: string}): Promise<UsuarioRelatorio> {
    const dados = {nome: novo.nome.trim(), cnpj: normalizarCnpj(novo.cnpj), email: normalizarEmail(novo.email)};
    const erros = {
      ...(dados.nome ? {} : {nome: 'Nome obrigatório'}),
      ...(cnpjValido(dados.cnpj) ? {} : {cnpj: CNPJ_INVALIDO}),
      ...(emailValido(dados.email) ? {} : {email: EMAIL_INVALIDO}),
    };
    if (Object.keys(erros).length > 0) throw recusarCampos(erros);
    const hash = await this.credenciais.preparar('relatorio', novo.senha);
    return this.db.tx(async () => {
      const usuario = await this.guardados.create(dados).catch((error: unknown) => {
        const erro = 'CNPJ já cadastrado';
        throw brokenUnique(error) ? UsuarioJaCadastrado({erro, campos: {cnpj: erro}}) : error;
      });
      await this.credenciais.gravar('relatorio', usuario.id, hash);
      await audit(this.db, {acao: 'criar', entidade: 'usuario_relatorio', entidadeId: usuario.id});
      return visivel(usuario);
    });
  }
}
