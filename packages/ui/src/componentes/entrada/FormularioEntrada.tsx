import {useRef, useState, type ReactNode, type SubmitEvent} from 'react';
import {Botao} from '../botao/Botao';
import {CampoMascarado} from '../campo/CampoMascarado';
import {CampoSenha} from '../campo/CampoSenha';
import estilos from './FormularioEntrada.module.css';

interface Faltas {
  documento?: string | false | undefined;
  senha?: string | false | undefined;
}

interface Props {
  /** By what a person of this face is known; also the name of the field. */
  documento: 'cpf' | 'cnpj';
  inicial?: string;
  autoFocus?: boolean;
  /** What is missing or wrong before anything is sent. */
  conferir: (documento: string, senha: string) => Faltas;
  /** Logs in, with the bare document. Throws what `onFail` is then told. */
  entrar: (documento: string, senha: string) => Promise<unknown>;
  /** Tells the person; what it returns stands under the password, the likelier one of a wrong pair. */
  onFail: (motivo: unknown) => string | undefined;
  botao: string;
  /** What the button says meanwhile. */
  ocupado: string;
  className?: string;
  /** A heading above the fields. */
  children?: ReactNode;
}

/** Document and password. A refusal keeps what was typed and puts the caret where the next attempt begins. */
export function FormularioEntrada(props: Props) {
  const [documento, setDocumento] = useState(props.inicial ?? '');
  const [senha, setSenha] = useState('');
  const [faltas, setFaltas] = useState<Faltas>({});
  const [entrando, setEntrando] = useState(false);
  const formulario = useRef<HTMLFormElement>(null);
  const focar = (nome: string): void => {
    const campo = formulario.current?.elements.namedItem(nome);
    if (!(campo instanceof HTMLInputElement)) return;
    // Selecting alone takes the focus along in some browsers only.
    campo.focus();
    campo.select();
  };
  const enviar = async (evento: SubmitEvent<HTMLFormElement>): Promise<void> => {
    evento.preventDefault();
    if (entrando) return;
    const novas = props.conferir(documento, senha);
    setFaltas(novas);
    if (novas.documento) return focar(props.documento);
    if (novas.senha) return focar('senha');
    setEntrando(true);
    try {
      await props.entrar(documento, senha);
    } catch (motivo) {
      setFaltas({senha: props.onFail(motivo)});
      focar('senha');
    } finally {
      setEntrando(false);
    }
  };
  return (
    <form
      ref={formulario}
      className={props.className ?? estilos.formulario}
      onSubmit={evento => void enviar(evento)}
      noValidate
    >
      {props.children}
      <CampoMascarado
        rotulo={props.documento.toUpperCase()}
        name={props.documento}
        tipo={props.documento}
        autoComplete="username"
        autoFocus={props.autoFocus}
        valor={documento}
        onValueChange={setDocumento}
        erro={faltas.documento || undefined}
      />
      <CampoSenha
        rotulo="Senha"
        name="senha"
        value={senha}
        onChange={evento => setSenha(evento.target.value)}
        erro={faltas.senha || undefined}
      />
      <Botao type="submit" largo ocupado={entrando && props.ocupado}>
        {props.botao}
      </Botao>
    </form>
  );
}
