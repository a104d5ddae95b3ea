import {BindingScope, inject, injectable, service} from '@loopback/core';
import {repository} from '@loopback/repository';
import {dataCivil, somenteDigitos, temErros, validarPerfil} from '@clube/domain';
import {actor, currentContext} from '../../../kernel/context';
import {NaoEncontrado, RegulamentoNaoAceito, recusarCampos} from '../../../kernel/errors';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import type {RepositoryOf, TypesOf} from '../../../kernel/resources/entity';
import type {Sessions} from '../../../kernel/security/sessions';
import type {Throttle} from '../../../kernel/security/throttle';
import {CredencialService} from '../../acesso';
import {RevendasService} from '../../revendas';
import {consentimento} from '../cadastro/consentimentos';
import {ConfirmacaoService} from '../email/confirmacao.service';
import {colunasDoFormulario, type Colunas} from '../cadastro/gravar';
import {NiveisService} from '../niveis/niveis.service';
import {Consentimento, Pintor} from '../pintor';
import {naming, recusarJaCadastrado} from '../unicos';
import type {PerfilEnviado} from './esquema';
import type {Parceiro} from './parceiro';
import {PerfilService} from './perfil.service';

type Atual = TypesOf<typeof Pintor>['stored'];

const ACEITES = ['aceitouRegulamento', 'aceitouPrivacidade'] as const;
const ehAceite = (campo: string) => ACEITES.some(aceite => aceite === campo);

const mudaEmail = ({email}: Colunas, antes: string | null): boolean =>
  email !== undefined && email !== (antes?.toLowerCase() ?? null);

/** A painter changes the own profile, wholly or in part. */
@injectable({scope: BindingScope.SINGLETON})
export class AlterarPerfilService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.SESSIONS) private readonly sessions: Sessions,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
    @repository(Pintor.Repository) private readonly pintores: RepositoryOf<typeof Pintor>,
    @repository(Consentimento.Repository) private readonly consentimentos: RepositoryOf<typeof Consentimento>,
    @service(ConfirmacaoService) private readonly confirmacoes: ConfirmacaoService,
    @service(CredencialService) private readonly credenciais: CredencialService,
    @service(RevendasService) private readonly revendas: RevendasService,
    @service(NiveisService) private readonly niveis: NiveisService,
    @service(PerfilService) private readonly perfil: PerfilService,
  ) {}

  /**
   * Answers the painter as changed. Before the rules are accepted only accepting is taken. A new password ends the
   * painter's other sessions; a new e-mail is to be confirmed.
   * @throws 403 before acceptance, 422 with the fields that are wrong, 409 when the e-mail is another painter's, 429 for
   * who tries too many e-mails or passwords.
   */
  async alterar(enviado: PerfilEnviado): Promise<Parceiro> {
    const {id, sessao, aceitouRegulamento} = actor('loja');
    if (!aceitouRegulamento && !Object.keys(enviado).every(ehAceite)) throw RegulamentoNaoAceito();
    const atual = await this.pintores.findOne({where: {id}});
    if (!atual) throw NaoEncontrado();
    this.conferir(enviado, atual);
    const columns = await this.colunas(enviado, atual);
    const novoEmail = mudaEmail(columns, atual.email);
    if (novoEmail) await this.conferirEmail(columns);
    const senhaHash = enviado.senha ? await this.novaSenha(id, atual.cpf, enviado) : undefined;
    if (novoEmail) await this.throttle.confirmation(id, columns.email ?? '');
    try {
      await this.db.tx(async () => {
        if (novoEmail) await this.trocarEmail(id, columns);
        if (Object.keys(columns).length > 0) await this.pintores.updateById(id, columns);
        if (enviado.aceitouRegulamento && !atual.aceitouRegulamento)
          await this.consentimentos.create(consentimento(id, 'regulamento'));
        if (enviado.aceitouPrivacidade && !atual.aceitouPrivacidade)
          await this.consentimentos.create(consentimento(id, 'privacidade'));
        if (senhaHash) {
          await this.credenciais.gravar('loja', id, senhaHash);
          await this.sessions.endAll('loja', id, sessao);
        }
        await this.niveis.reavaliar(id);
      });
    } catch (error) {
      throw naming(error);
    }
    this.sessions.forget('loja', id);
    return this.perfil.ler(id);
  }

  private conferir(enviado: PerfilEnviado, atual: Atual): void {
    if (enviado.cpf && somenteDigitos(enviado.cpf) !== atual.cpf)
      throw recusarCampos({cpf: 'O CPF não pode ser alterado'});
    const erros = validarPerfil(enviado, dataCivil(currentContext().agora));
    if (temErros(erros)) throw recusarCampos(erros);
  }

  /** A refusal tells that somebody has the address: asking is counted. */
  private async conferirEmail({email}: Colunas): Promise<void> {
    await this.throttle.lookup();
    await recusarJaCadastrado(this.db, {email});
  }

  /** Under the row's lock: of two who change it at once the second one finds what the first one wrote. */
  private async trocarEmail(id: number, columns: Colunas): Promise<void> {
    const antes = await this.db.one(
      sql<{email: string | null; confirmado: boolean}>`
        SELECT email, email_confirmado_em IS NOT NULL AS confirmado FROM pintor WHERE id = ${id} FOR NO KEY UPDATE`,
    );
    if (!antes || !mudaEmail(columns, antes.email)) return;
    columns.emailConfirmadoEm = null;
    await this.confirmacoes.trocado(id, antes.email, antes.confirmado);
  }

  private async novaSenha(id: number, cpf: string, {senha, senhaAntiga}: PerfilEnviado): Promise<string> {
    const erro = 'A senha atual não confere.';
    await this.credenciais.conferir(
      {tipo: 'loja', login: cpf, sujeitoId: id, senha: senhaAntiga ?? ''},
      {erro, campos: {senhaAntiga: erro}},
    );
    return this.credenciais.preparar('loja', senha ?? '');
  }

  /** The columns to change: what was not sent is not touched, what was sent empty is emptied. */
  private async colunas(enviado: PerfilEnviado, atual: Atual): Promise<Colunas> {
    const columns = colunasDoFormulario(enviado, 'cpf');
    if (enviado.sobre !== undefined) columns.sobre = enviado.sobre?.trim() || null;
    for (const campo of ['acheSeuPintor', 'verTutorial'] as const)
      if (enviado[campo] !== undefined) columns[campo] = enviado[campo];
    for (const campo of ACEITES) if (enviado[campo]) columns[campo] = true;
    if ('lojaPreferida' in columns) columns.revendaId = await this.revenda(columns, atual);
    return columns;
  }

  private async revenda(columns: Colunas, atual: Atual): Promise<number | null> {
    const {lojaPreferida, cidadeLojaPreferida, endCidade} = columns;
    if (!lojaPreferida) return null;
    return this.revendas.idDoNome(lojaPreferida, cidadeLojaPreferida ?? endCidade ?? atual.endCidade);
  }
}
