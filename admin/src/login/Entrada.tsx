import {mensagemDe} from '@clube/api-client';
import {paginaInicial, podeChamar} from '@clube/domain';
import {BordaEscorrida, Botao, CampoMascarado, CampoSenha, SimboloMarca, avisar} from '@clube/ui';
import {useEffect, useState, type FormEvent} from 'react';
import {Navigate, useLocation} from 'react-router-dom';
import {primeiroNome} from '../components/texto';
import {entrar, useSessao} from '../providers/sessao';
import {Cenario} from './Cenario';
import estilos from './Entrada.module.css';

/** The panel's entrance. Who is in already is sent to where the work is. */
export function Entrada() {
  const sessao = useSessao();
  const {state} = useLocation() as {state: {destino?: string} | null};
  useEffect(() => {
    document.title = 'Painel do Clube';
  }, []);
  // An Auditor's entrance would otherwise be a closed door, wherever the person was before.
  if (sessao) {
    const destino =
      podeChamar('GET', '/api/dashboard', {tipo: 'painel', permissao: sessao.permissao}) && state?.destino;
    return <Navigate to={destino || `/painel${paginaInicial(sessao.permissao)}`} replace />;
  }
  return (
    <main className={estilos.entrada}>
      <section className={estilos.parede}>
        <p className={estilos.marca}>
          <SimboloMarca tamanho={34} /> Painel do Clube
        </p>
        <p className={estilos.frase}>As notas da obra viram pontos. Os pontos viram prêmios.</p>
        <Cenario />
        <BordaEscorrida className={estilos.borda} />
      </section>
      <section className={estilos.lado}>
        <Formulario />
      </section>
    </main>
  );
}

function Formulario() {
  const [cpf, setCpf] = useState('');
  const [senha, setSenha] = useState('');
  const [entrando, setEntrando] = useState(false);
  const [erros, setErros] = useState<{cpf?: string; senha?: string}>({});
  const enviar = async (evento: FormEvent): Promise<void> => {
    evento.preventDefault();
    const faltas = {
      ...(cpf.length < 11 && {cpf: 'Informe o CPF completo'}),
      ...(!senha && {senha: 'Informe a senha'}),
    };
    setErros(faltas);
    if (entrando || Object.keys(faltas).length > 0) return;
    setEntrando(true);
    try {
      const usuario = await entrar(cpf, senha);
      avisar.sucesso(`Olá, ${primeiroNome(usuario.nome)}!`);
    } catch (motivo) {
      avisar.erro(mensagemDe(motivo));
      setEntrando(false);
    }
  };
  return (
    <form className={estilos.formulario} onSubmit={evento => void enviar(evento)} noValidate>
      <h1>Entrar</h1>
      <CampoMascarado
        rotulo="CPF"
        tipo="cpf"
        valor={cpf}
        aoMudar={setCpf}
        erro={erros.cpf}
        name="cpf"
        autoComplete="username"
        autoFocus
      />
      <CampoSenha
        rotulo="Senha"
        value={senha}
        onChange={evento => setSenha(evento.target.value)}
        erro={erros.senha}
        name="senha"
      />
      <Botao type="submit" largo ocupado={entrando && 'VALIDANDO...'}>
        ENTRAR
      </Botao>
    </form>
  );
}
