import {ApiErro, client, mensagemDe} from '@clube/api-client';
import {NOMES_PERMISSAO, formatarCpf, temErros, validarPerfilUsuario, type ErrosCampos} from '@clube/domain';
import {Botao, Campo, CampoSenha, avisar} from '@clube/ui';
import {useState, type SubmitEvent} from 'react';
import {Pagina} from '../components/Pagina';
import estilos from '../components/entradas/Formulario.module.css';
import {renomear, useUsuario} from '../providers/sessao';
import {perfilEnviado} from './formulario';

const SEM_SENHAS = {senhaAntiga: '', senha: ''};

/** The own name and password. Who the person is, and how they are reached, is not theirs to change. */
export default function Perfil() {
  const usuario = useUsuario();
  const [valores, setValores] = useState({nome: usuario.nome, ...SEM_SENHAS});
  const [erros, setErros] = useState<ErrosCampos>({});
  const [ocupado, setOcupado] = useState(false);
  const entrada = (campo: keyof typeof valores) => ({
    value: valores[campo],
    erro: erros[campo],
    onChange: (evento: {target: {value: string}}) => {
      setValores(antes => ({...antes, [campo]: evento.target.value}));
      setErros(({[campo]: _, ...outros}) => outros);
    },
  });
  const enviar = async (evento: SubmitEvent): Promise<void> => {
    evento.preventDefault();
    const achados = validarPerfilUsuario(valores);
    setErros(achados);
    if (ocupado || temErros(achados)) return;
    setOcupado(true);
    try {
      const {mensagem} = await client.put('/api/usuarios', {body: perfilEnviado(valores)});
      renomear(valores.nome.trim());
      setValores(antes => ({...antes, ...SEM_SENHAS}));
      avisar.sucesso(mensagem);
    } catch (motivo) {
      if (motivo instanceof ApiErro) setErros({...motivo.campos});
      avisar.erro(mensagemDe(motivo));
    } finally {
      setOcupado(false);
    }
  };
  return (
    <Pagina titulo="Meu Perfil" detalhe={NOMES_PERMISSAO[usuario.permissao]}>
      <form className={estilos.formulario} onSubmit={evento => void enviar(evento)} noValidate>
        <div className={estilos.cartao}>
          <Campo rotulo="Nome" autoComplete="name" maxLength={120} {...entrada('nome')} />
          <Campo className={estilos.metade} rotulo="Login (CPF)" value={formatarCpf(usuario.cpf)} readOnly />
          <Campo className={estilos.metade} rotulo="E-mail" value={usuario.email} readOnly />
          <CampoSenha className={estilos.metade} rotulo="Senha atual" opcional {...entrada('senhaAntiga')} />
          <CampoSenha
            className={estilos.metade}
            rotulo="Nova senha"
            opcional
            autoComplete="new-password"
            dica="Deixe as duas vazias para manter a senha."
            {...entrada('senha')}
          />
        </div>
        <div className={estilos.botoes}>
          <Botao type="submit" ocupado={ocupado && 'Salvando…'}>
            Salvar
          </Botao>
        </div>
      </form>
    </Pagina>
  );
}
