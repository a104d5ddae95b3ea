import Switch from '@mui/material/Switch';
import {useState, type ReactNode} from 'react';
import {ConfirmDialog} from './dialog/ConfirmDialog';
import {useAction} from './useAction';

interface Props {
  active: boolean;
  /** The accessible name of the switch. */
  name: string;
  resource: string;
  success?: string;
  failure: string;
  change: (active: boolean) => Promise<unknown>;
  /** The confirmation, if the change needs one: its title says the new state, its text the consequences. */
  question?: (active: boolean) => {title: string; text: ReactNode};
  /** The labels of the two states, and of the actions that lead to them. */
  labels?: {on: string; off: string; turnOn: string; turnOff: string};
}

const LABELS = {on: 'Ativo', off: 'Inativo', turnOn: 'Ativar', turnOff: 'Inativar'};

/** A row's switch with its state in words; it changes only after the server has confirmed. */
export function ActiveSwitch({
  active,
  name,
  resource,
  success = 'Status atualizado com sucesso',
  failure,
  change,
  question,
  labels = LABELS,
}: Props) {
  const {busy, run} = useAction({success, failure, changes: [resource]});
  const [asking, setAsking] = useState(false);
  const after = question?.(!active);
  const changeNow = () => run(() => change(!active));
  const onConfirm = async (): Promise<void> => {
    if (await changeNow()) setAsking(false);
  };
  return (
    <>
      <label style={{display: 'inline-flex', alignItems: 'center', gap: 6, whiteSpace: 'nowrap'}}>
        <Switch
          size="small"
          checked={active}
          disabled={busy}
          onChange={() => (after ? setAsking(true) : void changeNow())}
          slotProps={{input: {'aria-label': `${name} ${labels.on.toLowerCase()}`}}}
        />
        {active ? labels.on : labels.off}
      </label>
      {after && asking && (
        <ConfirmDialog
          title={after.title}
          confirmLabel={active ? labels.turnOff : labels.turnOn}
          busy={busy}
          onConfirm={() => void onConfirm()}
          onClose={() => setAsking(false)}
        >
          {after.text}
        </ConfirmDialog>
      )}
    </>
  );
}
