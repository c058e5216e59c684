// The player's settings, kept in the browser, and the sound and notification that call the player to the table.

const DEFAULTS = {
  forced: true,
  always: false,
  guard: true,
  steps: true,
  hints: true,
  sound: true,
  notify: false,
  keys: true,
  chat: true,
};
const KEY = "tabletown-table";

function stored() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) || "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = stored();

export async function change(name, value) {
  const refused = name === "notify" && value && (await globalThis.Notification?.requestPermission()) !== "granted";
  settings[name] = value && !refused;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // storage is blocked
  }
  apply();
}

export function apply() {
  document.body.classList.toggle("no-hints", !settings.hints);
  document.body.classList.toggle("no-chat", !settings.chat);
  for (const box of document.querySelectorAll("[data-setting]")) box.checked = settings[box.dataset.setting];
  for (const button of document.querySelectorAll("[data-switch]"))
    button.setAttribute("aria-pressed", String(settings[button.dataset.switch]));
}

// Notify a player whose page is hidden.
export function notify(tag, title, body) {
  if (!settings.notify || !document.hidden || globalThis.Notification?.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body, tag });
    shown.onclick = () => {
      globalThis.focus();
      shown.close();
    };
  } catch {
    // some phones let only installed pages notify
  }
}

let audio = null;

// Play two soft notes, synthesized so that no file is needed.
export function chime() {
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return;
  try {
    audio ||= new AudioContext();
    [523.25, 783.99].forEach((pitch, place) => {
      const start = audio.currentTime + place * 0.14;
      const tone = audio.createOscillator();
      const loud = audio.createGain();
      tone.type = "triangle";
      tone.frequency.value = pitch;
      loud.gain.setValueAtTime(0, start);
      loud.gain.linearRampToValueAtTime(0.09, start + 0.02);
      loud.gain.exponentialRampToValueAtTime(0.0005, start + 0.45);
      tone.connect(loud).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.5);
    });
  } catch {
    // no audio device
  }
}
