import {type NomeCampoPintor} from '@clube/domain';
import {Campo, CampoMascarado, CampoSelecao, CampoSenha, avisar} from '@clube/ui';
import type {ComponentProps, FocusEvent} from 'react';
import {campoPintor, type Formulario} from './formulario';

interface Props {
  form: Formulario;
  nome: NomeCampoPintor;
  opcional?: boolean;
  className?: string | undefined;
  /** Runs once the field was left with a value that is right in itself. */
  onLeft?: ((valor: string) => void) | undefined;
}

/** What every field of the form shares: name, value, mark, and the check on leaving. */
function ligar({form, nome, opcional = false, className, onLeft}: Props) {
  const {rotulo} = campoPintor(nome);
  return {
    rotulo,
    name: nome,
    opcional,
    className,
    erro: form.erros[nome],
    onBlur: () => {
      if (form.conferir(nome)) onLeft?.(form.valores[nome] ?? '');
    },
  };
}

/** Coming back to a refused value finds it selected: typing replaces it, and nothing was destroyed meanwhile. */
const selecionarRecusado = (evento: FocusEvent<HTMLInputElement>): void => {
  if (evento.target.getAttribute('aria-invalid')) evento.target.select();
};

export function Texto({
  form,
  nome,
  opcional,
  className,
  onLeft,
  ...resto
}: Props & Omit<ComponentProps<'input'>, 'form' | 'className'>) {
  return (
    <Campo
      {...resto}
      {...ligar({form, nome, opcional: opcional ?? false, className, onLeft})}
      maxLength={campoPintor(nome).maxLength}
      onFocus={selecionarRecusado}
      value={form.valores[nome] ?? ''}
      onChange={evento => form.mudar({[nome]: evento.target.value})}
    />
  );
}

export function Mascarado({
  form,
  nome,
  opcional,
  className,
  onLeft,
  tipo,
  ...resto
}: Props & {tipo: ComponentProps<typeof CampoMascarado>['tipo']; autoComplete?: string; autoFocus?: boolean}) {
  return (
    <CampoMascarado
      {...resto}
      {...ligar({form, nome, opcional: opcional ?? false, className, onLeft})}
      tipo={tipo}
      onFocus={selecionarRecusado}
      valor={form.valores[nome] ?? ''}
      onValueChange={valor => form.mudar({[nome]: valor})}
    />
  );
}

export function Senha({form, nome}: Props) {
  return (
    <CampoSenha
      {...ligar({form, nome})}
      autoComplete="new-password"
      maxLength={campoPintor(nome).maxLength}
      dica={nome === 'senha' ? 'Pelo menos 8 caracteres' : undefined}
      value={form.valores[nome] ?? ''}
      onChange={evento => form.mudar({[nome]: evento.target.value})}
    />
  );
}

export function Selecao({
  form,
  nome,
  opcional,
  className,
  opcoes,
}: Props & {opcoes: readonly {valor: string; texto: string}[]}) {
  return (
    <CampoSelecao
      {...ligar({form, nome, opcional: opcional ?? false, className})}
      vazio="Selecione"
      opcoes={opcoes}
      value={form.valores[nome] ?? ''}
      onChange={evento => form.mudar({[nome]: evento.target.value})}
    />
  );
}

/** Marks a field for something only the server knows, and says it aloud. The focus stays where the person has gone. */
export function recusar(form: Formulario, nome: NomeCampoPintor, mensagem: string): void {
  form.marcar(nome, mensagem);
  avisar.erro(mensagem);
}
