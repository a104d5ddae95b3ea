import {client} from '@clube/api-client';
import {Button, notify} from '@clube/ui';
import {useMutation, useQueryClient} from '@tanstack/react-query';
import {showDate} from '../../base/formats';
import {focusFallback} from '../../components/focus-fallback';
import {settingsQuery, type AvisoSettings} from './api';
import styles from './Settings.module.css';

type Device = AvisoSettings['aparelhos'][number];

function DeviceRow({device}: {device: Device}) {
  const queryClient = useQueryClient();
  const forget = useMutation({
    mutationFn: () => client.delete('/api/avisos/aparelhos/{id}', {path: {id: device.id}}),
    onSuccess: ({mensagem: message}) => {
      notify.success(message);
      void queryClient.invalidateQueries({queryKey: settingsQuery.queryKey});
    },
  });
  return (
    <li className={styles.device}>
      <div>
        <b>{device.nome}</b>
        <small>Desde {showDate(device.criadoEm)}</small>
      </div>
      <Button
        small
        variant="text"
        busy={forget.isPending && 'TIRANDO...'}
        aria-label={`Parar de avisar em ${device.nome}`}
        onClick={() => forget.mutate()}
      >
        Parar de avisar
      </Button>
    </li>
  );
}

/** The painter's other devices with push; a lost or sold phone can be removed. */
export function Devices({devices}: {devices: readonly Device[]}) {
  const others = devices.filter(({este: isThis}) => !isThis);
  if (others.length === 0) return null;
  return (
    <section ref={focusFallback} className={styles.section} aria-labelledby="outros-aparelhos">
      <h2 id="outros-aparelhos">Outros aparelhos</h2>
      <ul className={styles.devices}>
        {others.map(device => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
    </section>
  );
}
