import {mensagemDe} from '@clube/api-client';
import {errosDaEntrada, paginaInicial} from '@clube/domain';
import {BordaEscorrida, FormularioEntrada, SimboloMarca, avisar} from '@clube/ui';
import {useEffect, useState} from 'react';
import {Navigate, useLocation} from 'react-router-dom';
import {primeiroNome} from '../../components/texto';
import {mayVisit} from '../../manifest/access';
import {entrar, sessaoChamada, useSessao} from '../../providers/sessao';
import {haVolta, voltaDe} from '../../providers/volta';
import {RESOURCES} from '../resources';
import {Cenario} from './Cenario';
import estilos from './Entrada.module.css';

/** The panel's entrance. Who is in already is sent to where the work is. */
export function Entrada() {
  const sessao = useSessao();
  const {state} = useLocation() as {state: {destino?: string} | null};
  const [interrompida] = useState(haVolta);
  useEffect(() => {
    document.title = 'Painel do Clube';
  }, []);
  if (sessao) {
    const wanted = voltaDe(sessao.cpf) ?? state?.destino;
    // A place of somebody else's would be a closed door at the entrance.
    const open = wanted !== undefined && mayVisit(RESOURCES, wanted, sessaoChamada());
    return <Navigate to={open ? wanted : `/painel${paginaInicial(sessao.permissao)}`} replace />;
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
        <FormularioEntrada
          documento="cpf"
          autoFocus
          className={estilos.formulario}
          conferir={(cpf, senha) => errosDaEntrada('painel', cpf, senha)}
          entrar={async (cpf, senha) => avisar.sucesso(`Olá, ${primeiroNome((await entrar(cpf, senha)).nome)}!`)}
          onFail={motivo => {
            avisar.erro(mensagemDe(motivo));
            return undefined;
          }}
          botao="ENTRAR"
          ocupado="VALIDANDO..."
        >
          <h1>Entrar</h1>
          {interrompida && <p>Sua sessão terminou. Entre de novo e continue de onde parou.</p>}
        </FormularioEntrada>
      </section>
    </main>
  );
}
