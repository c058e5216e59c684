"""Operations: health, metrics, logs, retention and backup."""
